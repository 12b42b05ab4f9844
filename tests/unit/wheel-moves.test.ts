import { expect, it } from 'vitest';
import { range } from '../../site/drawing/numbers.ts';
import { getShortestTurn } from '../../site/features/industries/IndustriesWheel.tsx';
import { getRovingTarget } from '../../site/ui/roving-key.ts';

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
});
it('the shortest turn of a wheel of 15 goes forwards when both directions are equal', () => {
  expect(getShortestTurn(0, 2, 4)).toBe(2);
  expect(getShortestTurn(2, 0, 4)).toBe(2);
});

it.each([
  ['ArrowRight', 8, 0],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 8],
  ['ArrowUp', 3, 2],
  ['Home', 5, 0],
  ['End', 5, 8],
  ['Enter', 5, undefined],
])('in a row of nine buttons %s leads from %i to %s', (key, from, to) => {
  expect(getRovingTarget(key, from, 9)).toBe(to);
});
