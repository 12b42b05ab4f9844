/** What a page's social image shows: a title, a label, and a figure with the line that leads to it. */
import type { CoverSection } from '../drawing/covers/contents.ts';
import { coverFigure } from '../drawing/covers/cover.ts';
import type { CoverFigure } from '../drawing/covers/figure.ts';

export interface SocialCard {
  /** The page's canonical path. */
  path: string;
  /** Also the image's text alternative, and the title of a shared link. */
  title: string;
  /** One line at the bottom, above the ring. */
  label: string;
  figure: SocialFigure;
}

/** @returns the address of a page's image, as a path */
export const socialImagePath = (path: string): string =>
  `/social${path === '/' ? '/home' : path}.png`;

/** Side of the square that a figure fills. */
const sidePx = 484;
export const widthPx = 1200;
export const heightPx = 630;
/** The start of the line, with a ring, at the bottom of the image; in pixels. */
export const start = { x: 84, y: 574 };
const [leftPx, rightPx] = [676, 676 + sidePx];
/** The x coordinate where the line rises from the bottom, and the radius of its turns. */
const [riserPx, cornerPx] = [648, 28];

/** A figure in its frame. All sizes are in pixels, except those of the drawing in the frame. */
export interface SocialFigure extends CoverFigure {
  frame: { x: number; y: number; scale: number };
  /** The line outside the frame, from the ring to the figure and on to the right edge. */
  way: string;
}

/** The upper edge of a cover's square, in pixels: the line enters and leaves half its side below. */
const topPx = 73;

/** Puts a cover's square on the line, from its left edge to its right edge. */
function placeOnLine(cover: CoverFigure): SocialFigure {
  const port = topPx + sidePx / 2;
  const turn = `A${cornerPx} ${cornerPx} 0 0`;
  const rising = [
    `M${start.x} ${start.y}H${riserPx - cornerPx}${turn} 0 ${riserPx} ${start.y - cornerPx}`,
    // A pixel of overlap at each end hides the seam.
    `V${port + cornerPx}${turn} 1 ${leftPx} ${port}h1`,
  ].join('');
  return {
    ...cover,
    frame: { x: leftPx, y: topPx, scale: sidePx / 12 },
    way: `${rising}M${rightPx - 1} ${port}H${widthPx}`,
  };
}

/** Puts a drawing on the line at the bottom right. */
export function placeAtBottom(
  drawing: { line: string; hairlines: string; width: number; ground: number },
  scale: number,
): SocialFigure {
  const from = rightPx - drawing.width * scale;
  return {
    line: drawing.line,
    hairlines: drawing.hairlines,
    signs: [],
    frame: { x: from, y: start.y - drawing.ground * scale, scale },
    way: `M${start.x} ${start.y}H${from + 1}M${rightPx - 1} ${start.y}H${widthPx}`,
  };
}

/** @returns the figure of a post's cover, which the slug varies, or of a guide's sections */
export const placeCoverOnLine = (
  slug: string,
  topic: string,
  sections?: readonly CoverSection[],
): SocialFigure => placeOnLine(coverFigure(slug, topic, sidePx, sections));
