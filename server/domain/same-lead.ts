import { createHmac } from 'node:crypto';
import { type ConsultationRequest, consultationFields } from '../../contracts/consultation.ts';
import type { KeyedLead } from '../store/consultation-requests.ts';

/** A plain form post repeated within this time is the same lead, in milliseconds. */
const repeatWindow = 10 * 60_000;

/** Stands for what was typed: the same for the same fields. */
export type FieldsDigest = (fields: ConsultationRequest) => string;

/** @param secret keeps anyone who has a digest from guessing what was typed */
export const createFieldsDigest =
  (secret: string): FieldsDigest =>
  (fields) => {
    const typed = JSON.stringify(consultationFields.map(({ name }) => fields[name]));
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

/** The same key is the same lead, for good; with other fields it is another, by key and fields. */
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
  const window = Math.floor(now / repeatWindow);
  const storeAs = `${key}:${window}`;
  const keys = [storeAs, `${key}:${window - 1}`];
  return { storeAs, lookFor: { keys, receivedAfter: now - repeatWindow } };
}

/** Whether a lead that has the key is this one. One from before there were digests has none yet. */
export function isSameLead(earlier: KeyedLead, mine: Compared, digestOf: FieldsDigest): boolean {
  const digest = earlier.fieldsDigest ?? digestOf(earlier.fields);
  return digest === mine.digest && earlier.suspectedSpam === mine.suspectedSpam;
}
