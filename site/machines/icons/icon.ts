/** The icons of all platforms, all made from the mark. */
import sharp from 'sharp';
import { color } from '../palette.ts';
import { mark } from './mark.ts';

export interface IconKind {
  /** Side in pixels. */
  size: number;
  /** Set for icons that must not be transparent: the share of the side that the mark takes. */
  onGround?: { share: number };
}

/** By file name. A maskable icon may be cropped to its middle 80 percent. */
export const icons = {
  'icon-192': { size: 192 },
  'icon-512': { size: 512 },
  'icon-maskable-512': { size: 512, onGround: { share: 0.5 } },
  'apple-touch-icon': { size: 180, onGround: { share: 0.64 } },
} as const satisfies Record<string, IconKind>;

/** The side of the mark's view box. */
const markUnits = 64;
/** The density at which one unit of an SVG is one pixel. */
const densityDpi = 72;

/** @returns the mark as a PNG */
export async function icon({ size, onGround }: IconKind): Promise<Buffer> {
  const side = Math.round(size * (onGround?.share ?? 1));
  const margin = (size - side) / 2;
  const [before, after] = [Math.floor(margin), Math.ceil(margin)];
  const background = onGround ? color('ever') : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(mark), { density: (densityDpi * side) / markUnits })
    .resize(side, side)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(onGround ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
