import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { hourMs } from '../../lib/durations.ts';
import {
  appointmentMailKinds,
  type Delivery,
  deliveryProgressRow,
  deliverySubjectRow,
  digestKind,
  type LeadDelivery,
  type LetterDelivery,
  type LetterKind,
  type NewDelivery,
  receiptKind,
} from '../model.ts';
import type { Store, StoreTransaction } from './store.ts';
import { type OnUnreadable, parseRow, parseRows } from './stored-row.ts';
import type { DeliveriesTable, Tables } from './tables.ts';

/** A delivery is attempted for this long before it is parked (docs/product.md, Leads and deliveries). */
export const giveUpAfterMs = 72 * hourMs;

/** @throws UnreadableRowError */
export function parseDelivery(row: Selectable<DeliveriesTable>): Delivery {
  const name = `Delivery ${row.id}`;
  const progress = parseRow(deliveryProgressRow, row, name);
  return { ...progress, ...parseRow(deliverySubjectRow, row, name) };
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

/**
 * Deletes the mails about a lead's calls that no attempt has begun or that failed: a newer state follows. A
 * cancellation stays for everybody who was told of its call.
 */
export async function deleteUnsentCallMails(
  transaction: StoreTransaction,
  leadId: string,
  now: number,
): Promise<void> {
  const mails = await transaction
    .selectFrom('deliveries')
    .innerJoin('appointments', 'appointments.id', 'deliveries.appointment_id')
    .select(['deliveries.id', 'kind', 'recipient', 'uid', 'deliveries.status', 'lease_until'])
    .where('deliveries.consultation_request_id', '=', leadId)
    .where('kind', 'in', appointmentMailKinds)
    .execute();
  const isUnsent = ({ status, lease_until }: (typeof mails)[number]) =>
    status !== 'delivered' && (lease_until ?? 0) <= now;
  const isTold = (mail: (typeof mails)[number]) =>
    mails.some(
      (other) =>
        !isUnsent(other) &&
        other.kind === 'booking' &&
        other.uid === mail.uid &&
        other.recipient === mail.recipient,
    );
  const ids = mails
    .filter((mail) => isUnsent(mail) && !(mail.kind === 'cancellation' && isTold(mail)))
    .map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('deliveries').where('id', 'in', ids).execute();
}

/** Deletes a letter or a receipt. */
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

/**
 * Gives unsent digests a new id, so that an attempt in progress withdraws its email and the next one
 * leaves out the erased requests.
 */
export async function restartDigests(
  transaction: StoreTransaction,
  reportedAt: readonly number[],
): Promise<void> {
  if (reportedAt.length === 0) return;
  const rows = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', digestKind)
    .where('status', '!=', 'delivered')
    .where('created_at', 'in', reportedAt)
    .execute();
  for (const { id } of rows) {
    await transaction
      .updateTable('deliveries')
      .set({ id: randomUUID(), lease_until: null, leased_by: null })
      .where('id', '=', id)
      .execute();
  }
}

async function insert(
  transaction: StoreTransaction,
  owner: Owner,
  deliveries: readonly { kind: string; recipient?: string | null; appointmentId?: string }[],
  { createdAt, dueAt, giveUpAt }: Schedule,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(({ kind, recipient = null, appointmentId = null }) => ({
    id: randomUUID(),
    consultation_request_id: owner.leadId ?? null,
    subscription_id: owner.subscriptionId ?? null,
    appointment_id: appointmentId,
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

const selectInOrder = (db: Store['db']) =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('recipient');

/** Lists the deliveries of one lead, or of all leads, in order of creation. */
export async function listDeliveries(
  { db }: Pick<Store, 'db'>,
  leadId?: string,
  onUnreadable?: OnUnreadable,
): Promise<LeadDelivery[]> {
  const rows = await selectInOrder(db)
    .where('consultation_request_id', 'is not', null)
    .$if(leadId !== undefined, (query) => query.where('consultation_request_id', '=', leadId ?? ''))
    .execute();
  return parseRows(rows, parseDelivery, onUnreadable).filter((delivery) => 'leadId' in delivery);
}

/** Lists the letters of all subscriptions in order of creation. */
export async function listLetters(
  { db }: Store,
  onUnreadable?: OnUnreadable,
): Promise<LetterDelivery[]> {
  const rows = await selectInOrder(db).where('subscription_id', 'is not', null).execute();
  return parseRows(rows, parseDelivery, onUnreadable).filter(
    (delivery) => 'subscriptionId' in delivery,
  );
}

const visitorKinds = [receiptKind, ...appointmentMailKinds];

/** Leaves out the emails to visitors. */
export const isToFirm = ({ eb, or }: ExpressionBuilder<Tables, 'deliveries'>) =>
  or([eb('deliveries.kind', 'not in', visitorKinds), eb('deliveries.recipient', 'is not', null)]);

/**
 * Deliveries that have not reached the firm yet. Letters and emails to visitors do not count: a mistyped
 * address would look like a lost lead.
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
    .where(isToFirm)
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
