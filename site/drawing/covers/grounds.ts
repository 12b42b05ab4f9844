import { fnv1a } from '../fnv-1a.ts';

export const coverGrounds = ['lichen', 'ever', 'chalk'] as const;
export type CoverGround = (typeof coverGrounds)[number];

/** @returns a background for each slug in order, never the same one twice in a row */
export function groundsInOrder(slugs: readonly string[]): CoverGround[] {
  const places: number[] = [];
  for (const slug of slugs) {
    const own = (fnv1a(slug) >>> 8) % coverGrounds.length;
    places.push(own === places.at(-1) ? (own + 1) % coverGrounds.length : own);
  }
  return places.map((place) => coverGrounds[place] ?? 'lichen');
}
