import { fnv1a } from '../../drawing/fnv-1a.ts';

const grounds = ['on-fox', 'on-ever', 'on-chalk'] as const;
export type LeaderGround = (typeof grounds)[number];

/**
 * Gives each name one of the three backgrounds, by the order of the names' hashes: stable for a set of
 * people, and three people have three different backgrounds.
 */
export function leaderGrounds(names: readonly string[]): LeaderGround[] {
  const ranked = [...names].sort((a, b) => fnv1a(a) - fnv1a(b));
  return names.map((name) => grounds[ranked.indexOf(name) % grounds.length] ?? 'on-ever');
}
