import { randomUUID } from 'node:crypto';
import type { ConsultationForm, ConsultationRequest } from '../../lib/forms/consultation.ts';
import type { SubmissionContext } from '../../lib/forms/consultation-schemas.ts';
import type { Lead, NewDelivery } from '../model.ts';
import type { OwnAnswer } from '../own-answers.ts';
import { findLeadByKeys, insertLead } from '../store/consultation-requests.ts';
import { insertDeliveries, createSchedule } from '../store/deliveries.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { commitDurably } from './durably.ts';
import { createReference } from './reference.ts';
import { type FieldsDigest, isSameLead, placesOf } from './same-lead.ts';
import { findSuspicion } from './spam.ts';

/** What a form sent, checked. */
export interface Submission {
  form: ConsultationForm;
  fields: ConsultationRequest;
  /** The answers to the owner's own fields, with what was asked. */
  ownAnswers: OwnAnswer[];
  context: SubmissionContext;
  /** A form post of the browser itself, which has no key of its own. */
  plainPost: boolean;
}

export interface Acknowledgement {
  reference: string;
  /** Nothing was stored: the same lead had come before. */
  isDuplicate: boolean;
  /** Stored beside another lead that had its idempotency key first. */
  isKeyTaken: boolean;
}

/** What a request is stored with. */
export interface IntakeSettings {
  store: Store;
  leadDeliveries: readonly NewDelivery[];
  fieldsDigest: FieldsDigest;
  /** What its reference begins with. */
  referencePrefix: string;
}

/**
 * Makes a request and its deliveries durable in one transaction. When this resolves, the lead may
 * be acknowledged. One that is held back has no deliveries; the daily digest lists it.
 * @param now epoch milliseconds
 * @throws StoreUnavailableError if the store did not commit
 */
export function requestConsultation(
  intake: IntakeSettings,
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  return commitDurably(intake.store, (transaction) => storeUnlessDuplicate(transaction, intake, submission, now));
}

async function storeUnlessDuplicate(
  transaction: StoreTransaction,
  { leadDeliveries: owed, fieldsDigest, referencePrefix }: IntakeSettings,
  { form, fields, ownAnswers, context, plainPost }: Submission,
  now: number,
): Promise<Acknowledgement> {
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
  const mine = {
    digest: fieldsDigest(fields, ownAnswers),
    suspectedSpam: suspicion !== null,
  };
  const places = placesOf({ ...mine, key: context.idempotencyKey || undefined, plainPost }, now);
  for (const [before, { storeAs, lookFor }] of places.entries()) {
    const find = () => lookFor && findLeadByKeys(transaction, form, lookFor);
    const earlier = await find();
    if (!earlier) {
      const key = storeAs === null ? null : { idempotencyKey: storeAs, fieldsDigest: mine.digest };
      if (await insertLead(transaction, lead, key)) {
        if (!suspicion?.held) {
          await insertDeliveries(transaction, lead.id, owed, createSchedule(now));
        }
        return { reference: lead.reference, isDuplicate: false, isKeyTaken: before > 0 };
      }
    }
    // Another process may have stored one between our look and our write.
    const holder = earlier ?? (await find());
    if (holder && isSameLead(holder, mine, fieldsDigest)) {
      return { reference: holder.reference, isDuplicate: true, isKeyTaken: false };
    }
  }
  throw new Error('the lead was refused without a key');
}
