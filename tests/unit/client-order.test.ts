import { describe, expect, it } from 'vitest';
import { range } from '../../site/drawing/range.ts';
import { insertAt, splitEvenly } from '../../site/features/clients/client-rows.ts';

const names = range(120).map((index) => `client ${index}`);

describe('the open places among the client names', () => {
  it('are at 25, 55 and 85 of the resulting list', () => {
    const placed = insertAt(names, [25, 55, 85], (index) => `open ${index}`);
    expect(placed).toHaveLength(123);
    expect([placed[24], placed[54], placed[84]]).toEqual(['open 0', 'open 1', 'open 2']);
    expect(placed.filter((name) => !name.startsWith('open'))).toEqual(names);
  });
  it('are there in whatever order the positions are written', () => {
    const placed = insertAt(names, [85, 25, 55], (index) => `open ${index}`);
    expect([placed[24], placed[54], placed[84]]).toEqual(['open 1', 'open 2', 'open 0']);
  });
});

describe('the rows of client names', () => {
  it('are equally long and keep the order', () => {
    const rows = splitEvenly(range(123), 3);
    expect(rows.map((row) => row.length)).toEqual([41, 41, 41]);
    expect(rows.flat()).toEqual(range(123));
  });
  it('differ by one at most when the names do not divide', () => {
    for (const count of [0, 1, 2, 121, 122, 124]) {
      const lengths = splitEvenly(range(count), 3).map((row) => row.length);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      expect(lengths.reduce((a, b) => a + b)).toBe(count);
    }
  });
});
