import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { hourMs } from '../../lib/durations.ts';
import {
  appointmentMailKinds,
  type DeliveryRow,
  isLetter,
  isOfLead,
  type LeadDelivery,
  type LetterDelivery,
  type NewDelivery,
  receiptKind,
  warningKind,
} from '../model.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** A delivery is attempted for this long before it is parked (docs/product.md, Leads and deliveries). */
export const giveUpAfterMs = 72 * hourMs;
/** The longest pause between two attempts. */
export const maxBackoffMs = hourMs;

type Owner = Partial<Pick<DeliveryRow, 'leadId' | 'subscriptionId'>>;

export const createSchedule = (now: number) => ({ dueAt: now, giveUpAt: now + giveUpAfterMs });

/**
 * Inserts deliveries in the transaction that causes them. They are due at once.
 * @param owner none for a digest or a warning
 * @returns their ids
 */
export async function insertDeliveries(
  transaction: StoreTransaction,
  owner: Owner,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map((delivery) => ({
    ...delivery,
    ...owner,
    ...createSchedule(now),
    id: randomUUID(),
    createdAt: now,
    status: 'pending' as const,
    attempts: 0,
  }));
  await transaction.insertInto('deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
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
    .innerJoin('appointments', 'appointments.id', 'deliveries.appointmentId')
    .select(['deliveries.id', 'kind', 'recipient', 'uid', 'deliveries.status', 'leaseUntil'])
    .where('deliveries.leadId', '=', leadId)
    .where('kind', 'in', appointmentMailKinds)
    .execute();
  const isUnsent = ({ status, leaseUntil }: (typeof mails)[number]) =>
    status !== 'delivered' && (leaseUntil ?? 0) <= now;
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

const selectInOrder = (db: Store['db']) =>
  db.selectFrom('deliveries').selectAll().orderBy('createdAt').orderBy('kind').orderBy('recipient');

/** Lists the deliveries of one lead, or of all leads, in order of creation. */
export async function listDeliveries(
  { db }: Pick<Store, 'db'>,
  leadId?: string,
): Promise<LeadDelivery[]> {
  const rows = await selectInOrder(db)
    .where('leadId', 'is not', null)
    .$if(leadId !== undefined, (query) => query.where('leadId', '=', leadId ?? ''))
    .execute();
  return rows.filter(isOfLead);
}

/** Lists the letters of all subscriptions in order of creation. */
export async function listLetters({ db }: Store): Promise<LetterDelivery[]> {
  const rows = await selectInOrder(db).where('subscriptionId', 'is not', null).execute();
  return rows.filter(isLetter);
}

const visitorKinds = [receiptKind, ...appointmentMailKinds] as const;

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
    .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('subscriptionId', 'is', null)
    .where('kind', '!=', warningKind)
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
