import { describe, expect, it } from 'vitest';
import { range } from '../../site/drawing/numbers.ts';
import { shuffle } from '../../site/motion/shuffle.ts';

/** A small generator with a seed, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('shuffle', () => {
  it('keeps every item and does not change its argument', () => {
    const items = range(120);
    const shuffled = shuffle(items, seeded(1));
    expect(items).toEqual(range(120));
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
  it('depends only on the random numbers', () => {
    expect(shuffle(['a', 'b', 'c', 'd'], () => 0)).toEqual(['b', 'c', 'd', 'a']);
    expect(shuffle(['a', 'b', 'c', 'd'], () => 0.999)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('produces every order about equally often', () => {
    const random = seeded(7);
    const seen = new Map<string, number>();
    for (const _ of range(6000)) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
  it('returns lists of up to one item unchanged', () => {
    expect(shuffle([])).toEqual([]);
    expect(shuffle(['a'])).toEqual(['a']);
  });
});
