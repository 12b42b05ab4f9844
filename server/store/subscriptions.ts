import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Subscription, subscriptionRow } from '../model.ts';
import { normalizeEmail } from '../text/email.ts';
import type { Store, StoreTransaction } from './store.ts';
import { type OnUnreadable, parseRow, parseRows } from './stored-row.ts';
import type { Suppression } from './suppressions.ts';
import type { SubscriptionsTable } from './tables.ts';

/** @throws UnreadableRowError */
export const parseSubscription = (row: Selectable<SubscriptionsTable>): Subscription =>
  parseRow(subscriptionRow, row, `Subscription ${row.id}`);

/**
 * Records a request for this address in a new or the existing row. Either way it is one statement
 * that writes and locks the row until the transaction ends.
 * @param suppression of the address, locked
 */
export async function upsertSubscription(
  transaction: StoreTransaction,
  email: string,
  suppression: Suppression | undefined,
  now: number,
): Promise<Subscription> {
  const { subscriptionId = '', confirmRound = 0 } = suppression ?? {};
  const canReuseId =
    suppression && (await findSubscribedEmail(transaction, subscriptionId)) === undefined;
  const row = await transaction
    .insertInto('subscriptions')
    .values({
      id: canReuseId ? subscriptionId : randomUUID(),
      email: normalizeEmail(email),
      status: 'pending',
      created_at: now,
      asked_at: now,
      confirm_round: confirmRound,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseSubscription(row);
}

export async function recordLetter(
  transaction: StoreTransaction,
  id: string,
  writtenAt: number | null,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ written_at: writtenAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Confirms a subscription in the given round, and starts the next round.
 * @returns the address, and whether it changed; undefined if the link no longer works
 */
export async function setConfirmed(
  transaction: StoreTransaction,
  id: string,
  round: number,
  now: number,
): Promise<{ email: string; changed: boolean } | undefined> {
  const row = await transaction
    .updateTable('subscriptions')
    .set({ status: 'confirmed', confirmed_at: now, confirm_round: round + 1 })
    .where('id', '=', id)
    .where('status', '!=', 'confirmed')
    .where('confirm_round', '=', round)
    .returning('email')
    .executeTakeFirst();
  if (row) return { ...row, changed: true };
  const confirmed = await transaction
    .selectFrom('subscriptions')
    .select('email')
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return confirmed && { ...confirmed, changed: false };
}

export async function findSubscribedEmail(
  transaction: StoreTransaction,
  id: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('subscriptions')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email;
}

/** @throws UnreadableRowError */
export async function findSubscription(
  { db }: Store,
  id: string,
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && parseSubscription(row);
}

/** Lists all subscriptions, the latest request first. */
export async function listSubscriptions(
  { db }: Store,
  onUnreadable?: OnUnreadable,
): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return parseRows(rows, parseSubscription, onUnreadable);
}
