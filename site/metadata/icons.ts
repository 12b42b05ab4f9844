/** The icons of all platforms: the mark with the start of its line, if it has one. */
import sharp from 'sharp';
import { colors, iconMark } from '../content/content.ts';

/** The side of the drawing's view box. */
const iconUnits = 64;
const [marginUnits, weight] = [6, 6];

function drawSvg(): string {
  const { width, height, port, underlines, shapes } = iconMark;
  const scale = (iconUnits - 2 * marginUnits) / Math.max(width, height);
  const x = (iconUnits - width * scale) / 2;
  const y = (iconUnits - height * scale) / 2;
  const { signal } = colors;
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

export const iconDrawing = drawSvg();

/** A data URL, because browsers would fetch the icon before the first paint. */
export const iconDataUrl = `data:image/svg+xml,${iconDrawing
  .replaceAll('"', "'")
  .replace(/[^\w!$&'()*+,;=:@/?.~-]/g, encodeURIComponent)}`;

export interface IconKind {
  /** Side in pixels. */
  size: number;
  /** For icons that must not be transparent: the mark's share of the side. */
  onGround?: { share: number };
}

/** By file name. A maskable icon may be cropped to its middle 80 percent. */
export const icons = {
  'icon-192': { size: 192 },
  'icon-512': { size: 512 },
  'icon-maskable-512': { size: 512, onGround: { share: 0.5 } },
  'apple-touch-icon': { size: 180, onGround: { share: 0.64 } },
} as const satisfies Record<string, IconKind>;

/** The density at which one unit of an SVG is one pixel. */
const densityDpi = 72;

/** @returns the mark as a PNG */
export async function drawIcon({ size, onGround }: IconKind): Promise<Buffer> {
  const side = Math.round(size * (onGround?.share ?? 1));
  const margin = (size - side) / 2;
  const [before, after] = [Math.floor(margin), Math.ceil(margin)];
  const background = onGround ? colors.ever : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(iconDrawing), { density: (densityDpi * side) / iconUnits })
    .resize(side, side)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(onGround ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The header of an .ico file with one directory entry. */
const icoHeadBytes = 22;

/**
 * @param side of the picture in pixels, below 256
 * @returns an .ico file with one PNG, which all browsers read
 */
export function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(icoHeadBytes);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(icoHeadBytes, 18);
  return Buffer.concat([head, png]);
}
