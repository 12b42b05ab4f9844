import type { Selectable } from 'kysely';
import {
  type ConsultationRequest,
  consultationFields,
  type FormName,
} from '../../lib/forms/consultation.ts';
import { type Lead, leadRow, ownAnswersColumn } from '../model.ts';
import type { OwnAnswer } from '../own-answers.ts';
import type { Store, StoreTransaction } from './store.ts';
import { type OnUnreadable, parseRow, parseRows } from './stored-row.ts';
import type { ConsultationRequestsTable } from './tables.ts';

/** @throws UnreadableRowError */
export const parseLead = (row: Selectable<ConsultationRequestsTable>): Lead =>
  parseRow(leadRow, row, `Lead ${row.reference}`);

/** A stored lead that may be a duplicate of a new one. */
export interface KeyedLead {
  id: string;
  reference: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  suspectedSpam: boolean;
  fields: ConsultationRequest;
  ownAnswers: OwnAnswer[];
  fieldsDigest: string | null;
}

/** Finds the lead that was stored under one of the keys. */
export async function findLeadByKeys(
  transaction: StoreTransaction,
  form: FormName,
  { keys, receivedAfter }: { keys: string[]; receivedAfter: number },
): Promise<KeyedLead | undefined> {
  const row = await transaction
    .selectFrom('consultation_requests')
    .select([
      ...consultationFields.map(({ name }) => name),
      'id',
      'own_answers',
      'received_at',
      'reference',
      'suspected_spam',
      'fields_digest',
    ])
    .where('form', '=', form)
    .where('idempotency_key', 'in', keys)
    .where('received_at', '>', receivedAfter)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, reference, received_at, suspected_spam, fields_digest, own_answers, ...fields } = row;
  return {
    id,
    reference,
    receivedAt: received_at,
    suspectedSpam: suspected_spam === 1,
    fields,
    // Damaged answers must not prevent storing a repeated request.
    ownAnswers: ownAnswersColumn.safeParse(own_answers).data ?? [],
    fieldsDigest: fields_digest,
  };
}

/** Identifies a lead if it is sent again. */
interface StoredKey {
  idempotencyKey: string;
  fieldsDigest: string;
}

/** @returns false if another lead has the key; nothing was stored */
export async function insertLead(
  transaction: StoreTransaction,
  lead: Lead,
  key: StoredKey | null,
): Promise<boolean> {
  const { receivedAt, spamReason, campaign, ownAnswers: answers, ...columns } = lead;
  const result = await transaction
    .insertInto('consultation_requests')
    .values({
      ...columns,
      campaign: JSON.stringify(campaign),
      own_answers: JSON.stringify(answers),
      received_at: receivedAt,
      suspected_spam: spamReason === null ? 0 : 1,
      spam_reason: spamReason,
      idempotency_key: key?.idempotencyKey ?? null,
      fields_digest: key?.fieldsDigest ?? null,
    })
    .onConflict((conflict) => conflict.columns(['form', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Lists all leads, the newest first. */
export async function listLeads({ db }: Store, onUnreadable?: OnUnreadable): Promise<Lead[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  return parseRows(rows, parseLead, onUnreadable);
}

/** @param reference in upper or lower case */
export async function findLead({ db }: Store, reference: string): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('consultation_requests')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  return row && parseLead(row);
}
