import { fnv1a } from '../../drawing/numbers.ts';

const grounds = ['on-signal', 'on-ever', 'on-chalk'] as const;
type LeaderGround = (typeof grounds)[number];

/**
 * Gives each name one of the three backgrounds, by the order of the names' hashes: stable for a set of
 * people, and people beside each other have different ones, up to three.
 */
export function assignGrounds(names: readonly string[]): LeaderGround[] {
  const ranked = [...names].sort((a, b) => fnv1a(a) - fnv1a(b));
  return names.map((name) => grounds[ranked.indexOf(name) % grounds.length] ?? 'on-ever');
}
