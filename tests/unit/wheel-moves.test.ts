import { expect, it } from 'vitest';
import { range } from '../../site/drawing/numbers.ts';
import { getShortestTurn } from '../../site/features/industries/use-wheel.ts';

it('the shortest turn of a wheel of 15 goes in the shorter direction, and always arrives', () => {
  expect(getShortestTurn(2, 9, 15)).toBe(7);
  expect(getShortestTurn(2, 10, 15)).toBe(-7);
  for (const from of range(15)) {
    for (const to of range(15)) {
      const turn = getShortestTurn(from, to, 15);
      expect((from + turn + 15) % 15).toBe(to);
      expect(Math.abs(turn)).toBeLessThanOrEqual(7);
    }
  }
  expect(getShortestTurn(2, 0, 4), 'equally far').toBe(2);
});
