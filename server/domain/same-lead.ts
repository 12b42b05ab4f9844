import { createHmac } from 'node:crypto';
import { type ConsultationRequest, getSentFields } from '../../lib/forms/consultation.ts';
import type { OwnAnswer } from '../own-answers.ts';
import type { KeyedLead } from '../store/consultation-requests.ts';

/** A plain form post repeated within this time is the same lead. */
const repeatWindowMs = 10 * 60_000;

/** A keyed hash of what was typed. */
export type FieldsDigest = (
  fields: ConsultationRequest,
  ownAnswers?: readonly OwnAnswer[],
) => string;

/** @param secret keeps anyone who has a digest from guessing what was typed */
export const createFieldsDigest =
  (secret: string): FieldsDigest =>
  (fields, ownAnswers = []) => {
    const own = ownAnswers.map(({ name, value }) => [name, value]);
    // As before for a site without fields of its own: its leads keep their digests.
    const typed = JSON.stringify([...Object.values(getSentFields(fields)), ...own]);
    return createHmac('sha256', secret).update(`fields.${typed}`).digest('base64url');
  };

/** A key that a lead may be stored under, and the keys under which the same one may be already. */
export interface Place {
  storeAs: string | null;
  lookFor: { keys: string[]; receivedAfter: number } | null;
}

/** Nothing is found there, and there is always room. */
const ownPlace: Place = { storeAs: null, lookFor: null };

/** What is compared of two leads that have a key in common. */
interface Compared {
  digest: string;
  suspectedSpam: boolean;
}

interface Repeatable extends Compared {
  /** What the form instance sent, if it did. */
  key: string | undefined;
  /** A form post of the browser itself, which has no key of its own. */
  plainPost: boolean;
}

/**
 * Where a lead may be stored: at the first place that no other lead has. Suspected spam has places
 * of its own, so that it never takes the place of an honest lead.
 */
export function placesOf({ key, plainPost, digest, suspectedSpam }: Repeatable, now: number) {
  const kind = suspectedSpam ? 'spam:' : '';
  if (key !== undefined) return [...keyPlaces(`${kind}key:${key}`, digest), ownPlace];
  return plainPost ? [fieldsPlace(`${kind}fields:${digest}`, now), ownPlace] : [ownPlace];
}

/** The same key with the same fields is the same lead; with other fields it is another one. */
const keyPlaces = (key: string, digest: string): Place[] =>
  [key, `${key}:${digest}`].map((storeAs) => ({
    storeAs,
    lookFor: { keys: [storeAs], receivedAfter: 0 },
  }));

/**
 * By what was typed. The key holds the number of the ten-minute window, so that the store's unique
 * index also decides a race; the window before is searched too, for a repeat across its edge.
 */
function fieldsPlace(key: string, now: number): Place {
  const window = Math.floor(now / repeatWindowMs);
  const storeAs = `${key}:${window}`;
  const keys = [storeAs, `${key}:${window - 1}`];
  return { storeAs, lookFor: { keys, receivedAfter: now - repeatWindowMs } };
}

/**
 * Whether a lead that has the key is this one. A suspected lead never stands for an honest one; a
 * suspected one that was released stands for its repeats. Leads stored before migration 0005 have no digest.
 */
export function isSameLead(earlier: KeyedLead, mine: Compared, digestOf: FieldsDigest): boolean {
  const digest = earlier.fieldsDigest ?? digestOf(earlier.fields, earlier.ownAnswers);
  return digest === mine.digest && (mine.suspectedSpam || !earlier.suspectedSpam);
}
