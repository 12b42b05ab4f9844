import { expect, it } from 'vitest';
import { computeBackoffMs } from '../../server/outbox/attempt.ts';

it('waits 1, 4, 16 and 64 seconds, and an hour at most', () => {
  const pauses = [1, 2, 3, 4, 7, 1000].map((attempts) => computeBackoffMs(attempts));
  expect(pauses).toEqual([1000, 4000, 16_000, 64_000, 3_600_000, 3_600_000]);
});
