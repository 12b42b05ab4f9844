import { randomUUID } from 'node:crypto';
import type {
  ConsultationForm,
  ConsultationRequest,
  SubmissionContext,
} from '../../contracts/consultation.ts';
import type { OwedDelivery } from '../delivery.ts';
import { findSameLead, insertLead } from '../store/consultation-requests.ts';
import { insertDeliveries, scheduleFrom } from '../store/deliveries.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { durably } from './durably.ts';
import { newReference } from './reference.ts';
import { neverSame, type Sameness, sameByFields, sameByKey } from './same-lead.ts';
import { spamReason } from './spam.ts';

/** What a form sent, checked. */
export interface Submission {
  form: ConsultationForm;
  fields: ConsultationRequest;
  context: SubmissionContext;
  /** A form post of the browser itself, which has no key of its own. */
  plainPost: boolean;
}

export interface Acknowledgement {
  reference: string;
  /** Nothing was stored: the same lead had come before. */
  repeated: boolean;
  suspectedSpam: boolean;
}

/**
 * Makes a request and its deliveries durable in one transaction. When this resolves, the lead may
 * be acknowledged; suspected spam is stored like any other but has no deliveries.
 * @param now epoch milliseconds
 * @throws StoreUnavailableError if the store did not commit
 */
export function requestConsultation(
  store: Store,
  owed: readonly OwedDelivery[],
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  return durably(store, (transaction) => storeOnce(transaction, owed, submission, now));
}

async function storeOnce(
  transaction: StoreTransaction,
  owed: readonly OwedDelivery[],
  submission: Submission,
  now: number,
): Promise<Acknowledgement> {
  const sameness = samenessOf(submission, now);
  const earlier = await findSameLead(transaction, submission.form, sameness.lookFor);
  if (earlier) return { ...earlier, repeated: true };

  const lead = {
    id: randomUUID(),
    reference: newReference(),
    form: submission.form,
    ...submission.fields,
    page: submission.context.page ?? null,
    campaign: submission.context.campaign ?? {},
    receivedAt: now,
    spamReason: spamReason(submission.context),
  };
  const stored = await insertLead(transaction, lead, sameness.storeAs);
  if (!stored) {
    // Another process stored the same lead between our look and our write.
    const winner = await findSameLead(transaction, submission.form, sameness.lookFor);
    if (winner) return { ...winner, repeated: true };
    throw new Error('the lead collided with one that is not there');
  }
  const suspectedSpam = lead.spamReason !== null;
  if (!suspectedSpam) await insertDeliveries(transaction, lead.id, owed, scheduleFrom(now));
  return { reference: lead.reference, repeated: false, suspectedSpam };
}

function samenessOf({ context, plainPost, fields }: Submission, now: number): Sameness {
  if (context.idempotencyKey) return sameByKey(context.idempotencyKey);
  return plainPost ? sameByFields(fields, now) : neverSame;
}
