import { createHmac } from 'node:crypto';
import { minuteMs } from '../../lib/durations.ts';
import { type ConsultationRequest, getSentFields } from '../../lib/forms/consultation.ts';
import type { OwnAnswer } from '../own-answers.ts';
import type { LeadsTable } from '../store/tables.ts';

/** A plain form post that is repeated within this time is a duplicate. */
const repeatWindowMs = 10 * minuteMs;

/** A keyed hash of what the visitor entered. */
export type DigestFields = (
  fields: ConsultationRequest,
  ownAnswers?: readonly OwnAnswer[],
) => string;

/** @param secret keeps anyone who sees a digest from guessing the fields */
export const createDigestFields =
  (secret: string): DigestFields =>
  (fields, ownAnswers = []) => {
    const ownValues = ownAnswers.map(({ name, value }) => [name, value]);
    const values = JSON.stringify([...Object.values(getSentFields(fields)), ...ownValues]);
    return createHmac('sha256', secret).update(`fields.${values}`).digest('base64url');
  };

/** A key to store a lead under, and the keys under which a duplicate may already be stored. */
interface KeyCandidate {
  /** Unique per form; null stores the lead without a key, which always succeeds. */
  storageKey: string | null;
  lookup: { keys: string[]; receivedAfter: number } | null;
}

const noKey: KeyCandidate = { storageKey: null, lookup: null };

/** What decides whether two leads with a common key are the same. */
interface ComparedLead {
  digest: string;
  suspectedSpam: boolean;
}

interface IncomingLead extends ComparedLead {
  /** The idempotency key that the client sent, if any. */
  idempotencyKey: string | undefined;
  /** A form post by the browser itself, which sends no idempotency key. */
  plainPost: boolean;
}

/**
 * Lists the keys to try in order: the lead is stored under the first one that is free. Suspected
 * spam has its own keys, so it never takes the key of an honest lead.
 * @param now epoch milliseconds
 */
export function listKeyCandidates(
  { idempotencyKey, plainPost, digest, suspectedSpam }: IncomingLead,
  now: number,
): KeyCandidate[] {
  const prefix = suspectedSpam ? 'spam:' : '';
  if (idempotencyKey !== undefined) {
    const key = `${prefix}key:${idempotencyKey}`;
    // The same key with other fields is another lead, stored under the second key.
    const candidates = [key, `${key}:${digest}`].map((storageKey) => ({
      storageKey,
      lookup: { keys: [storageKey], receivedAfter: 0 },
    }));
    return [...candidates, noKey];
  }
  return plainPost ? [createWindowKey(`${prefix}fields:${digest}`, now), noKey] : [noKey];
}

/**
 * Identifies a plain post by its fields and the current ten-minute window, so that the unique index
 * also decides a race. The previous window is searched too, for a repeat across the boundary.
 */
function createWindowKey(key: string, now: number): KeyCandidate {
  const window = Math.floor(now / repeatWindowMs);
  const storageKey = `${key}:${window}`;
  const keys = [storageKey, `${key}:${window - 1}`];
  return { storageKey, lookup: { keys, receivedAfter: now - repeatWindowMs } };
}

/**
 * Whether an incoming lead repeats the stored one with the same key. An honest lead is never dropped as a
 * duplicate of a suspected one.
 */
export const isSameLead = (stored: LeadsTable, incoming: ComparedLead): boolean =>
  stored.fieldsDigest === incoming.digest && (incoming.suspectedSpam || stored.spamReason === null);
