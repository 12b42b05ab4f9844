import { fnv1a } from '../numbers.ts';

/** Path data in units. The line's weight is never scaled; the renderer sets it. */
export interface CoverFigure {
  line: string;
  hairlines: string;
  signs: Sign[];
}

export interface Sign {
  kind: 'ring' | 'dot';
  x: number;
  y: number;
}

/** The choices that vary a figure. */
export interface Variation {
  hash: number;
  /** Additional elements, 0 to 3. */
  extra: number;
  /** From small to large, 0 to 2. */
  size: number;
  /** Whether the line goes over rather than under, or up rather than down. */
  isFlipped: boolean;
  /** Radius of a corner, in units. */
  corner: number;
  /** Whether it is drawn with the thinner line of small covers. */
  isSmall: boolean;
}

/** @returns signs of one kind in a row, at a height in units */
export const signRow = (kind: Sign['kind'], y: number, ...xs: number[]): Sign[] =>
  xs.map((x) => ({ kind, x, y }));

const coverGrounds = ['lichen', 'ever', 'chalk'] as const;
export type CoverGround = (typeof coverGrounds)[number];

/** @returns a background for each slug in order, never the same one twice in a row */
export function assignGrounds(slugs: readonly string[]): CoverGround[] {
  const grounds: CoverGround[] = [];
  for (const slug of slugs) {
    const index = (fnv1a(slug) >>> 8) % coverGrounds.length;
    const ground = coverGrounds[index] ?? 'lichen';
    const next = coverGrounds[(index + 1) % coverGrounds.length] ?? 'lichen';
    grounds.push(ground === grounds.at(-1) ? next : ground);
  }
  return grounds;
}
