import { describe, expect, it } from 'vitest';
import { range } from '../../site/drawing/numbers.ts';
import { getShortestTurn } from '../../site/features/industries/use-wheel.ts';
import { getRovingTarget } from '../../site/ui/roving-key.ts';

describe('the shortest turn of a wheel of 15', () => {
  it('goes in the shorter direction, and always arrives', () => {
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
  it('goes forwards when both directions are equal', () => {
    expect(getShortestTurn(0, 2, 4)).toBe(2);
    expect(getShortestTurn(2, 0, 4)).toBe(2);
  });
});

describe('keys in a row of buttons', () => {
  it('move to the neighbors and wrap', () => {
    expect(getRovingTarget('ArrowRight', 8, 9)).toBe(0);
    expect(getRovingTarget('ArrowDown', 3, 9)).toBe(4);
    expect(getRovingTarget('ArrowLeft', 0, 9)).toBe(8);
    expect(getRovingTarget('ArrowUp', 3, 9)).toBe(2);
  });
  it('jump to the ends, and ignore other keys', () => {
    expect(getRovingTarget('Home', 5, 9)).toBe(0);
    expect(getRovingTarget('End', 5, 9)).toBe(8);
    expect(getRovingTarget('Enter', 5, 9)).toBeUndefined();
  });
});
