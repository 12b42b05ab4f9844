/** The drawing of every icon: the mark, and where it has one the start of its line. */

import { readMark } from '../../brand/mark.ts';
import { getColor } from '../../brand/palette.ts';

/** The side of the drawing's view box. */
export const iconUnits = 64;
const [marginUnits, weight] = [6, 6];

function drawing(): string {
  const { width, height, port, underlines, shapes } = readMark();
  const scale = (iconUnits - 2 * marginUnits) / Math.max(width, height);
  const x = (iconUnits - width * scale) / 2;
  const y = (iconUnits - height * scale) / 2;
  const tone = getColor('signal');
  const line = `M${x + port * scale} ${y + height * scale}H${iconUnits - weight / 2}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconUnits} ${iconUnits}" color="${tone}" fill="${tone}">`,
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${weight / scale}">${shapes}</g>`,
    underlines
      ? `<path d="${line}" fill="none" stroke="${tone}" stroke-width="${weight}" stroke-linecap="round"/>`
      : '',
    '</svg>',
  ].join('');
}

export const iconDrawing = drawing();

/**
 * The icon as a data URL. Browsers fetch a page's icon before its first paint, on a connection
 * of its own, so its few hundred bytes are in the page.
 */
export const markAddress = `data:image/svg+xml,${iconDrawing
  .replaceAll('"', "'")
  .replace(/[^\w!$&'()*+,;=:@/?.~-]/g, encodeURIComponent)}`;
