import { expect, it } from 'vitest';
import { range } from '../../site/drawing/numbers.ts';
import { insertAt, splitEvenly } from '../../site/features/clients/client-rows.ts';
import { shuffle } from '../../site/motion/shuffle.ts';
import { createSeededRandom } from '../faults/support/seeded-random.ts';

const names = range(120).map((index) => `client ${index}`);

it('the open places among the client names are at 25, 55 and 85 of the resulting list', () => {
  const placed = insertAt(names, [25, 55, 85], (index) => `open ${index}`);
  expect(placed).toHaveLength(123);
  expect([placed[24], placed[54], placed[84]]).toEqual(['open 0', 'open 1', 'open 2']);
  expect(placed.filter((name) => !name.startsWith('open'))).toEqual(names);
  const unordered = insertAt(names, [85, 25, 55], (index) => `open ${index}`);
  expect([24, 54, 84].map((place) => unordered[place])).toEqual(['open 1', 'open 2', 'open 0']);
});

it('the rows of client names keep the order, and differ by at most one name', () => {
  for (const count of [0, 1, 2, 121, 122, 123, 124]) {
    const rows = splitEvenly(range(count), 3);
    const lengths = rows.map((row) => row.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    expect(rows.flat()).toEqual(range(count));
  }
});

it('shuffle keeps every item and does not change its argument', () => {
  const items = range(120);
  const shuffled = shuffle(items, createSeededRandom(1));
  expect(items).toEqual(range(120));
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});
it('shuffle produces every order about equally often', () => {
  const random = createSeededRandom(7);
  const seen = new Map<string, number>();
  for (const _ of range(6000)) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});
