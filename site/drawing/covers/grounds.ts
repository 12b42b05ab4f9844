import { fnv1a } from '../fnv-1a.ts';

export const coverGrounds = ['lichen', 'ever', 'chalk'] as const;
export type CoverGround = (typeof coverGrounds)[number];

/** @returns a background for each slug in order, never the same one twice in a row */
export function groundsInOrder(slugs: readonly string[]): CoverGround[] {
  const grounds: CoverGround[] = [];
  for (const slug of slugs) {
    const index = (fnv1a(slug) >>> 8) % coverGrounds.length;
    const ground = coverGrounds[index] ?? 'lichen';
    const next = coverGrounds[(index + 1) % coverGrounds.length] ?? 'lichen';
    grounds.push(ground === grounds.at(-1) ? next : ground);
  }
  return grounds;
}
