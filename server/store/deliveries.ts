import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  type Delivery,
  deliveryStatuses,
  digestKind,
  type LeadDelivery,
  type LetterDelivery,
  type LetterKind,
  leadDeliveryKinds,
  letterKinds,
  type NewDelivery,
} from '../model.ts';
import type { Store, StoreTransaction } from './store.ts';
import {
  type OnUnreadable,
  parseRow,
  parseRows,
  storedTime,
  throwUnreadable,
} from './stored-row.ts';
import type { DeliveriesTable } from './tables.ts';

/** A delivery is attempted for this long before it is parked (docs/product.md, Leads and deliveries). */
export const giveUpAfterMs = 72 * 60 * 60_000;

const progressRow = z
  .object({
    id: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number(),
    due_at: storedTime,
    give_up_at: storedTime,
    last_error: z.string().nullable(),
    created_at: storedTime,
    delivered_at: storedTime.nullable(),
  })
  .transform(({ id, status, attempts, ...row }) => ({
    id,
    status,
    attempts,
    dueAt: row.due_at,
    giveUpAt: row.give_up_at,
    lastError: row.last_error,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
  }));

const subjectRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(leadDeliveryKinds),
    consultation_request_id: z.string(),
    recipient: z.string().nullable(),
  }),
  z.object({ kind: z.enum(letterKinds), subscription_id: z.string() }),
  z.object({ kind: z.literal(digestKind), recipient: z.string() }),
]);

/** @throws UnreadableRowError */
export function parseDelivery(row: Selectable<DeliveriesTable>): Delivery {
  const name = `Delivery ${row.id}`;
  const progress = parseRow(progressRow, row, name);
  const subject = parseRow(subjectRow, row, name);
  if ('subscription_id' in subject) {
    return { ...progress, kind: subject.kind, subscriptionId: subject.subscription_id };
  }
  if (subject.kind === digestKind) return { ...progress, ...subject };
  const { kind, recipient, consultation_request_id: leadId } = subject;
  return { ...progress, kind, recipient, leadId };
}

/** A delivery belongs to a lead or a subscription; a digest belongs to neither. */
interface Owner {
  leadId?: string;
  subscriptionId?: string;
}

/** Times in epoch milliseconds. */
interface Schedule {
  createdAt: number;
  dueAt: number;
  giveUpAt: number;
}

export const createSchedule = (now: number): Schedule => ({
  createdAt: now,
  dueAt: now,
  giveUpAt: now + giveUpAfterMs,
});

/** Inserts deliveries of a lead; for a new lead, in the transaction that stores it. */
export async function insertDeliveries(
  transaction: StoreTransaction,
  leadId: string,
  deliveries: readonly NewDelivery[],
  schedule: Schedule,
): Promise<void> {
  await insert(transaction, { leadId }, deliveries, schedule);
}

/**
 * Inserts a letter to a subscriber in the transaction that causes it. It is due at once.
 * @returns its id
 */
export async function insertLetter(
  transaction: StoreTransaction,
  subscriptionId: string,
  kind: LetterKind,
  now: number,
): Promise<string> {
  const [id = ''] = await insert(transaction, { subscriptionId }, [{ kind }], createSchedule(now));
  return id;
}

export async function deleteLetter(transaction: StoreTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('deliveries').where('id', '=', id).execute();
}

/** Inserts a digest for each recipient in the transaction that marks the reported leads. It is due at once. */
export async function insertDigests(
  transaction: StoreTransaction,
  recipients: readonly string[],
  now: number,
): Promise<void> {
  const digests = recipients.map((recipient) => ({ kind: digestKind, recipient }));
  await insert(transaction, {}, digests, createSchedule(now));
}

async function insert(
  transaction: StoreTransaction,
  owner: Owner,
  deliveries: readonly { kind: string; recipient?: string }[],
  { createdAt, dueAt, giveUpAt }: Schedule,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(({ kind, recipient = null }) => ({
    id: randomUUID(),
    consultation_request_id: owner.leadId ?? null,
    subscription_id: owner.subscriptionId ?? null,
    kind,
    recipient,
    status: 'pending',
    attempts: 0,
    due_at: dueAt,
    give_up_at: giveUpAt,
    created_at: createdAt,
  }));
  await transaction.insertInto('deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Lists the deliveries of one lead, or of all leads, in order of creation. */
export async function listDeliveries(
  { db }: Pick<Store, 'db' | 'kind'>,
  leadId?: string,
  onUnreadable: OnUnreadable = throwUnreadable,
): Promise<LeadDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('consultation_request_id', 'is not', null)
    .$if(leadId !== undefined, (query) => query.where('consultation_request_id', '=', leadId ?? ''))
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('recipient')
    .execute();
  return parseRows(rows, parseDelivery, onUnreadable).filter((delivery) => 'leadId' in delivery);
}

/** Lists the letters of all subscriptions in order of creation. */
export async function listLetters(
  { db }: Store,
  onUnreadable: OnUnreadable = throwUnreadable,
): Promise<LetterDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('subscription_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return parseRows(rows, parseDelivery, onUnreadable).filter(
    (delivery) => 'subscriptionId' in delivery,
  );
}

export async function deleteUnsentLetters(
  transaction: StoreTransaction,
  subscriptionId: string,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('subscription_id', '=', subscriptionId)
    .where('status', '!=', 'delivered')
    .execute();
}

/**
 * Deliveries that have not reached the firm yet. Letters do not count: a mistyped address would look
 * like a lost lead.
 */
export interface Backlog {
  pending: number;
  parked: number;
  /** When the oldest undelivered lead was received, in epoch milliseconds; null without any. */
  oldestSince: number | null;
}

export async function readBacklog({ db }: Store): Promise<Backlog> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where('subscription_id', 'is', null)
    .where('status', '!=', 'delivered')
    .groupBy('status')
    .execute();
  // PostgreSQL returns counts as text.
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const oldest = rows.map((row) => Number(row.oldest));
  return {
    pending: count('pending'),
    parked: count('parked'),
    oldestSince: oldest.length > 0 ? Math.min(...oldest) : null,
  };
}
