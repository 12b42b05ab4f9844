import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { minuteMs } from '../../lib/durations.ts';
import {
  type ConsultationRequest,
  type FormName,
  getSentFields,
} from '../../lib/forms/consultation.ts';
import type { SubmissionContext } from '../../lib/forms/consultation-schemas.ts';
import { honeypotField } from '../../lib/forms/endpoints.ts';
import { type Config, isPublic } from '../config.ts';
import { type Lead, type NewDelivery, receiptKind } from '../model.ts';
import { insertDeliveries } from '../outbox/deliveries.ts';
import type { OwnAnswer } from '../own-answers.ts';
import { commitDurably } from '../store/commit-durably.ts';
import { findLeadByKeys, insertLead } from '../store/leads.ts';
import type { Store, StoreTransaction } from '../store/store.ts';

/** A validated form submission. */
export interface Submission {
  form: FormName;
  fields: ConsultationRequest;
  /** Answers to the owner's own fields, with the questions. */
  ownAnswers: OwnAnswer[];
  context: SubmissionContext;
  /** A form post by the browser itself, which sends no idempotency key. */
  plainPost: boolean;
}

export type BookableRequest = Pick<Lead, 'id' | 'form' | 'phone' | 'receivedAt'>;

interface Acknowledgement {
  reference: string;
  /** The stored lead, for which a call can be booked; null if it is suspected spam. */
  bookable: BookableRequest | null;
  /** Nothing was stored: the reference is that of the same lead, stored earlier. */
  isDuplicate: boolean;
}

export interface IntakeSettings {
  store: Store;
  leadDeliveries: readonly NewDelivery[];
  /** Keys the hashes by which a repeated request is recognized. */
  secret: string;
  /** For a request that is not suspected. */
  visitorDeliveries?: readonly NewDelivery[];
  /** First part of every reference. */
  referencePrefix: string;
}

/**
 * Stores a request and its deliveries in one durable transaction. Once this resolves, the lead may be
 * acknowledged. A suspected request that is held back gets no deliveries; the daily digest lists it.
 * @param now epoch milliseconds
 * @throws StoreUnavailableError if the store did not commit
 */
export function requestConsultation(
  settings: IntakeSettings,
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  return commitDurably(settings.store, (transaction) =>
    storeUnlessDuplicate(transaction, settings, submission, now),
  );
}

async function storeUnlessDuplicate(
  transaction: StoreTransaction,
  { leadDeliveries, visitorDeliveries = [], secret, referencePrefix }: IntakeSettings,
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  const { form, fields, ownAnswers, context } = submission;
  const suspicion = findSuspicion(fields, context);
  const lead: Lead = {
    id: randomUUID(),
    reference: createReference(referencePrefix),
    form,
    ...fields,
    ownAnswers,
    page: context.page || null,
    campaign: context.campaign ?? {},
    receivedAt: now,
    spamReason: suspicion?.reason ?? null,
  };
  const deliveries = suspicion
    ? leadDeliveries.filter(() => !suspicion.held)
    : [...leadDeliveries, ...visitorDeliveries];
  const keys = computeLeadKeys(secret, submission, suspicion !== null, now);
  const receivedAfter = context.idempotencyKey ? 0 : now - repeatWindowMs;
  const findStored = async () =>
    keys.length > 0 ? findLeadByKeys(transaction, keys, receivedAfter) : undefined;
  const stored =
    (await findStored()) ??
    (await insertLead(transaction, lead, keys[0] ?? null)) ??
    // Another process inserted it between our read and our write.
    (await findStored());
  if (!stored) throw new Error('the store refused a lead that it does not have');
  const isDuplicate = stored.id !== lead.id;
  if (!isDuplicate) {
    await insertDeliveries(transaction, { leadId: lead.id }, deliveries, now);
  }
  const bookable = stored.spamReason === null ? stored : null;
  return { reference: stored.reference, bookable, isDuplicate };
}

/** A plain form post that is repeated within this time is a duplicate. */
const repeatWindowMs = 10 * minuteMs;

/**
 * Computes keyed hashes that only the same request has: with the same idempotency key or, for a plain post, within ten
 * minutes. The time window is a part of the key, so that the unique index also decides a race; the previous window is
 * searched too.
 * @param secret keeps anyone who sees a key from guessing the fields
 * @param isSuspected an honest lead is never dropped as a duplicate of a suspected one
 * @returns the key to store the lead under, and the one that an earlier lead may have
 */
function computeLeadKeys(
  secret: string,
  { form, fields, ownAnswers, context: { idempotencyKey }, plainPost }: Submission,
  isSuspected: boolean,
  now: number,
): string[] {
  const ownValues = ownAnswers.map(({ name, value }) => [name, value]);
  const values = [form, isSuspected, ...Object.values(getSentFields(fields)), ...ownValues];
  const hash = (...scope: unknown[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([scope, values]))
      .digest('base64url');
  if (idempotencyKey) return [hash('key', idempotencyKey)];
  const window = Math.floor(now / repeatWindowMs);
  return plainPost ? [hash('window', window), hash('window', window - 1)] : [];
}

/** Omits 0, O, 1, I, L and U, which look or sound like other characters. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const createGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * @param prefix from the firm's brand file
 * @returns a reference that can be read out on the phone, such as `FX-7K3M-9QDA`: one of 30^8
 */
export function createReference(prefix: string): string {
  return `${prefix}-${createGroup()}-${createGroup()}`;
}

/** Few people submit sooner than this after their first input. */
const minFillMs = 1000;

interface Suspicion {
  /** For staff. */
  reason: string;
  /** Whether the request is only listed in the daily digest; otherwise it is delivered with a mark. */
  held: boolean;
}

/**
 * Returns why a request is suspected as spam, or null (docs/product.md, Consultation form). Missing
 * fields never count against a request: plain API calls leave them out. Speed is ignored for a
 * request with an attached brief, which was written earlier.
 */
function findSuspicion(
  { brief }: Pick<ConsultationRequest, 'brief'>,
  { fillTime, [honeypotField]: honeypot }: SubmissionContext,
): Suspicion | null {
  if (honeypot) return { reason: 'filled the field that people never see', held: true };
  if (brief === '' && fillTime !== undefined && fillTime < minFillMs) {
    return { reason: `sent ${Math.round(fillTime)} ms after the first input`, held: false };
  }
  return null;
}

/** Without a mail server, a public site sends no email; one that has no webhook either keeps them until it has one. */
const canMail = (config: Config): boolean =>
  config.SMTP_URL !== undefined || !isPublic(config) || !config.CONSULTATION_WEBHOOK_URL;

/** @returns the email that confirms a request */
export const planVisitorDeliveries = (config: Config): NewDelivery[] =>
  config.CONFIRM_REQUESTS && canMail(config) ? [{ kind: receiptKind }] : [];

export function planLeadDeliveries(config: Config): NewDelivery[] {
  const recipients = canMail(config) ? config.LEADS_TO : [];
  return [
    ...recipients.map(({ address }): NewDelivery => ({ kind: 'mail', recipient: address })),
    ...(config.CONSULTATION_WEBHOOK_URL ? [{ kind: 'webhook' } as const] : []),
  ];
}
