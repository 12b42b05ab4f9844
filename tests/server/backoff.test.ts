import { expect, it } from 'vitest';
import { backoff } from '../../server/deliveries/backoff.ts';

it('waits about 1, 4, 16 and 64 seconds, then longer', () => {
  expect([1, 2, 3, 4, 5].map((attempts) => backoff(attempts, 0.5))).toEqual([
    1000, 4000, 16_000, 64_000, 256_000,
  ]);
});

it('spreads each wait by a tenth to either side', () => {
  expect(backoff(2, 0)).toBe(3600);
  expect(backoff(2, 1)).toBe(4400);
});

it.each([7, 20, 1000])('never waits more than an hour, try %i', (attempts) => {
  expect(backoff(attempts, 1)).toBe(3_600_000);
  expect(backoff(attempts, 0)).toBeGreaterThan(2_900_000);
});
