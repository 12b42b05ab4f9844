import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  type Delivery,
  deliveryStatuses,
  type LeadDelivery,
  type LeadDeliveryKind,
  type LetterDelivery,
  type LetterKind,
  leadDeliveryKinds,
  letterKinds,
} from '../delivery.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { DeliveriesTable } from './tables.ts';

/** A delivery is tried for this long before it is parked (architecture), in milliseconds. */
export const tryingTime = 72 * 60 * 60_000;

const progress = {
  id: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number(),
  due_at: z.number(),
  give_up_at: z.number(),
  last_error: z.string().nullable(),
  created_at: z.number(),
  delivered_at: z.number().nullable(),
};

const leadDeliveryRow = z
  .object({ ...progress, kind: z.enum(leadDeliveryKinds), consultation_request_id: z.string() })
  .transform(
    (row): LeadDelivery => ({
      ...progressOf(row),
      kind: row.kind,
      leadId: row.consultation_request_id,
    }),
  );

const letterRow = z
  .object({ ...progress, kind: z.enum(letterKinds), subscription_id: z.string() })
  .transform(
    (row): LetterDelivery => ({
      ...progressOf(row),
      kind: row.kind,
      subscriptionId: row.subscription_id,
    }),
  );

function progressOf(row: z.output<z.ZodObject<typeof progress>>) {
  return {
    id: row.id,
    status: row.status,
    attempts: row.attempts,
    dueAt: row.due_at,
    giveUpAt: row.give_up_at,
    lastError: row.last_error,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
  };
}

export const parseDelivery = (row: Selectable<DeliveriesTable>): Delivery =>
  row.subscription_id === null ? leadDeliveryRow.parse(row) : letterRow.parse(row);

/** Whose deliveries: those of one lead, or of one subscription. */
type Owner = { leadId: string } | { subscriptionId: string };

/** Writes the deliveries of a new lead, in the lead's own transaction. All are due at once. */
export function insertDeliveries(
  transaction: StoreTransaction,
  leadId: string,
  kinds: readonly LeadDeliveryKind[],
  now: number,
): Promise<void> {
  return insert(transaction, { leadId }, kinds, now);
}

/** Writes a letter to a subscriber, in the transaction of what led to it. It is due at once. */
export function insertLetter(
  transaction: StoreTransaction,
  subscriptionId: string,
  kind: LetterKind,
  now: number,
): Promise<void> {
  return insert(transaction, { subscriptionId }, [kind], now);
}

async function insert(
  transaction: StoreTransaction,
  owner: Owner,
  kinds: readonly string[],
  now: number,
): Promise<void> {
  const rows = kinds.map((kind) => ({
    id: randomUUID(),
    consultation_request_id: 'leadId' in owner ? owner.leadId : null,
    subscription_id: 'subscriptionId' in owner ? owner.subscriptionId : null,
    kind,
    status: 'pending',
    attempts: 0,
    due_at: now,
    give_up_at: now + tryingTime,
    created_at: now,
  }));
  await transaction.insertInto('deliveries').values(rows).execute();
}

/** The deliveries of one lead, or of all leads, in the order they were made. */
export async function listDeliveries({ db }: Store, leadId?: string): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('consultation_request_id', 'is not', null)
    .$if(leadId !== undefined, (query) => query.where('consultation_request_id', '=', leadId ?? ''))
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map((row) => leadDeliveryRow.parse(row));
}

/** The letters of all subscriptions, in the order they were made. */
export async function listLetters({ db }: Store): Promise<LetterDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('subscription_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map((row) => letterRow.parse(row));
}

/** Takes back letters that are not out yet. */
export async function dropUnsentLetters(
  transaction: StoreTransaction,
  subscriptionId: string,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('subscription_id', '=', subscriptionId)
    .where('status', '!=', 'delivered')
    .execute();
}

/** Makes what is not yet delivered due now, its schedule from the start. @returns how many */
export async function retryDeliveries({ db }: Store, leadId: string, now: number): Promise<number> {
  const result = await db
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, due_at: now, give_up_at: now + tryingTime })
    .where('consultation_request_id', '=', leadId)
    .where('status', '!=', 'delivered')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
