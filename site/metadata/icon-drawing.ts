/** The drawing of all icons: the mark with the start of its line, if it has one. */

import { readMark } from '../brand/mark.ts';
import { getColor } from '../brand/palette.ts';

/** The side of the drawing's view box. */
export const iconUnits = 64;
const [marginUnits, weight] = [6, 6];

function drawIcon(): string {
  const { width, height, port, underlines, shapes } = readMark();
  const scale = (iconUnits - 2 * marginUnits) / Math.max(width, height);
  const x = (iconUnits - width * scale) / 2;
  const y = (iconUnits - height * scale) / 2;
  const signal = getColor('signal');
  const line = `M${x + port * scale} ${y + height * scale}H${iconUnits - weight / 2}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconUnits} ${iconUnits}" color="${signal}" fill="${signal}">`,
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${weight / scale}">${shapes}</g>`,
    underlines
      ? `<path d="${line}" fill="none" stroke="${signal}" stroke-width="${weight}" stroke-linecap="round"/>`
      : '',
    '</svg>',
  ].join('');
}

export const iconDrawing = drawIcon();

/**
 * The icon as a data URL. Inline, because browsers would fetch it before the first paint.
 */
export const iconDataUrl = `data:image/svg+xml,${iconDrawing
  .replaceAll('"', "'")
  .replace(/[^\w!$&'()*+,;=:@/?.~-]/g, encodeURIComponent)}`;
