import { createHmac } from 'node:crypto';
import { minuteMs } from '../../lib/durations.ts';
import { getSentFields } from '../../lib/forms/consultation.ts';
import type { Submission } from './intake.ts';

/** A plain form post that is repeated within this time is a duplicate. */
const repeatWindowMs = 10 * minuteMs;

interface LeadKeys {
  /** A lead is stored under the first one, which is unique. */
  keys: string[];
  /** A lead that was received earlier is another one. */
  receivedAfter: number;
}

/**
 * Computes keyed hashes that only the same request has: with the same idempotency key or, for a plain post, within ten
 * minutes. The time window is a part of the key, so that the unique index also decides a race; the previous window is
 * searched too.
 * @param secret keeps anyone who sees a key from guessing the fields
 * @param isSuspected an honest lead is never dropped as a duplicate of a suspected one
 */
export function computeLeadKeys(
  secret: string,
  { form, fields, ownAnswers, context: { idempotencyKey }, plainPost }: Submission,
  isSuspected: boolean,
  now: number,
): LeadKeys {
  const ownValues = ownAnswers.map(({ name, value }) => [name, value]);
  const values = [form, isSuspected, ...Object.values(getSentFields(fields)), ...ownValues];
  const hash = (...scope: unknown[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([scope, values]))
      .digest('base64url');
  if (idempotencyKey) return { keys: [hash('key', idempotencyKey)], receivedAfter: 0 };
  const window = Math.floor(now / repeatWindowMs);
  const keys = plainPost ? [hash('window', window), hash('window', window - 1)] : [];
  return { keys, receivedAfter: now - repeatWindowMs };
}
