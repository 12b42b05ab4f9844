import { expect, it } from 'vitest';
import { computeBackoffMs } from '../../server/outbox/attempt.ts';

it('waits about 1, 4, 16 and 64 seconds, then longer', () => {
  expect([1, 2, 3, 4, 5].map((attempts) => computeBackoffMs(attempts, 0.5))).toEqual([
    1000, 4000, 16_000, 64_000, 256_000,
  ]);
});

it('varies each pause by ten percent in either direction', () => {
  expect(computeBackoffMs(2, 0)).toBe(3600);
  expect(computeBackoffMs(2, 1)).toBe(4400);
});

it.each([7, 20, 1000])('never waits more than an hour after attempt %i', (attempts) => {
  expect(computeBackoffMs(attempts, 1)).toBe(3_600_000);
  expect(computeBackoffMs(attempts, 0)).toBeGreaterThan(2_900_000);
});
