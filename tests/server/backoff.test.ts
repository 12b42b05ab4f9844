import { expect, it } from 'vitest';
import { computeBackoffMs } from '../../server/outbox/attempt.ts';

it('waits about 1, 4, 16 and 64 seconds, ten percent more or less, and an hour at most', () => {
  const list = (chance: number) => [1, 2, 3, 4, 7, 1000].map((n) => computeBackoffMs(n, chance));
  expect(list(0.5)).toEqual([1000, 4000, 16_000, 64_000, 3_272_727, 3_272_727]);
  expect(list(0)).toEqual([900, 3600, 14_400, 57_600, 2_945_455, 2_945_455]);
  expect(list(1)).toEqual([1100, 4400, 17_600, 70_400, 3_600_000, 3_600_000]);
});
