import { createHash } from 'node:crypto';
import { type ConsultationRequest, consultationFields } from '../../contracts/consultation.ts';

/** A plain form post repeated within this time is the same lead, in milliseconds. */
const repeatWindow = 10 * 60_000;

/** The key a new lead is stored under, and where to look for one that it repeats. */
export interface Sameness {
  storeAs: string | null;
  lookFor: { keys: string[]; receivedAfter: number } | null;
}

/** By the key that the form instance sent: the same key is the same lead, for good. */
export function sameByKey(key: string): Sameness {
  const storeAs = `key:${key}`;
  return { storeAs, lookFor: { keys: [storeAs], receivedAfter: 0 } };
}

/**
 * By what was typed. The key holds the number of the ten-minute window, so that the store's unique
 * index also decides a race; the window before is searched too, for a repeat across its edge.
 */
export function sameByFields(fields: ConsultationRequest, now: number): Sameness {
  const typed = JSON.stringify(consultationFields.map((field) => fields[field]));
  const digest = createHash('sha256').update(typed).digest('base64url');
  const window = Math.floor(now / repeatWindow);
  const storeAs = `fields:${digest}:${window}`;
  const keys = [storeAs, `fields:${digest}:${window - 1}`];
  return { storeAs, lookFor: { keys, receivedAfter: now - repeatWindow } };
}

/** A call that asked for no such thing: every request is its own lead. */
export const neverSame: Sameness = { storeAs: null, lookFor: null };
