import { expect, it } from 'vitest';
import { computeBackoffMs, describeFailure } from '../../server/outbox/attempt.ts';

it('waits 1, 4, 16 and 64 seconds, and an hour at most', () => {
  const pauses = [1, 2, 3, 4, 7, 1000].map((attempts) => computeBackoffMs(attempts));
  expect(pauses).toEqual([1000, 4000, 16_000, 64_000, 3_600_000, 3_600_000]);
});

it('waits as long as the receiver asks, but an hour at most', () => {
  const pauses = [1, 20_000, 7_200_000].map((minWaitMs) => computeBackoffMs(2, minWaitMs));
  expect(pauses).toEqual([4000, 20_000, 3_600_000]);
});

const failures: [string, unknown][] = [
  [
    'ECONNREFUSED',
    Object.assign(new Error('connect to ada@crewe.example'), { code: 'ECONNREFUSED' }),
  ],
  ['ECONNRESET', new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })],
  ['EPIPE', { code: 'EPIPE', cause: { code: 'ECONNRESET' } }],
  ['SMTP 451', { code: 'EENVELOPE', responseCode: 451 }],
  ['ETLS: the mail server offers no working STARTTLS', { code: 'ETLS', responseCode: 454 }],
  ['no answer in time', new DOMException('ada@crewe.example', 'TimeoutError')],
  ['AbortError', new DOMException('stopped', 'AbortError')],
  ['RangeError', new RangeError('ada@crewe.example')],
  ['unknown failure', 'ada@crewe.example'],
  ['unknown failure', {}],
];

it.each(failures)('describes a failure without its message: %s', (description, error) => {
  expect(describeFailure(error)).toBe(description);
});
