import { randomUUID } from 'node:crypto';
import type { ConsultationForm, ConsultationRequest } from '../../lib/forms/consultation.ts';
import type { SubmissionContext } from '../../lib/forms/consultation-schemas.ts';
import type { Lead, OwedDelivery } from '../model.ts';
import type { OwnAnswer } from '../own-answers.ts';
import { findKeyedLead, insertLead } from '../store/consultation-requests.ts';
import { insertDeliveries, scheduleFrom } from '../store/deliveries.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { durably } from './durably.ts';
import { newReference } from './reference.ts';
import { type FieldsDigest, isSameLead, placesOf } from './same-lead.ts';
import { suspicionOf } from './spam.ts';

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
  repeated: boolean;
  /** Stored beside another lead that had its idempotency key first. */
  keyTaken: boolean;
}

/** What a request is stored with. */
export interface Intake {
  store: Store;
  owed: readonly OwedDelivery[];
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
  intake: Intake,
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  return durably(intake.store, (transaction) => storeOnce(transaction, intake, submission, now));
}

async function storeOnce(
  transaction: StoreTransaction,
  { owed, fieldsDigest, referencePrefix }: Intake,
  { form, fields, ownAnswers, context, plainPost }: Submission,
  now: number,
): Promise<Acknowledgement> {
  const suspicion = suspicionOf(fields, context);
  const lead: Lead = {
    id: randomUUID(),
    reference: newReference(referencePrefix),
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
    const find = () => lookFor && findKeyedLead(transaction, form, lookFor);
    const earlier = await find();
    if (!earlier) {
      const key = storeAs === null ? null : { idempotencyKey: storeAs, fieldsDigest: mine.digest };
      if (await insertLead(transaction, lead, key)) {
        if (!suspicion?.held) {
          await insertDeliveries(transaction, lead.id, owed, scheduleFrom(now));
        }
        return { reference: lead.reference, repeated: false, keyTaken: before > 0 };
      }
    }
    // Another process may have stored one between our look and our write.
    const holder = earlier ?? (await find());
    if (holder && isSameLead(holder, mine, fieldsDigest)) {
      return { reference: holder.reference, repeated: true, keyTaken: false };
    }
  }
  throw new Error('the lead was refused without a key');
}
