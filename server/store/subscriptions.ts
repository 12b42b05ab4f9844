import { randomUUID } from 'node:crypto';
import type { Subscription } from '../model.ts';
import { normalizeEmail } from '../text/email.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { Suppression } from './tables.ts';

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
  return transaction
    .insertInto('subscriptions')
    .values({
      id: canReuseId ? subscriptionId : randomUUID(),
      email: normalizeEmail(email),
      status: 'pending',
      createdAt: now,
      requestedAt: now,
      confirmRound,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ requestedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function recordLetter(
  transaction: StoreTransaction,
  id: string,
  writtenAt: number | null,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ lastLetterAt: writtenAt })
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
    .set({ status: 'confirmed', confirmedAt: now, confirmRound: round + 1 })
    .where('id', '=', id)
    .where('status', '!=', 'confirmed')
    .where('confirmRound', '=', round)
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

export const findSubscription = ({ db }: Store, id: string): Promise<Subscription | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Lists all subscriptions, the latest request first. */
export const listSubscriptions = ({ db }: Store): Promise<Subscription[]> =>
  db.selectFrom('subscriptions').selectAll().orderBy('requestedAt', 'desc').orderBy('id').execute();

export async function addSuppression(
  transaction: StoreTransaction,
  { id, ...columns }: Suppression,
): Promise<void> {
  await transaction
    .insertInto('suppressions')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** Reads a suppression, and locks it until the transaction ends. */
export const lockSuppression = (
  { kind }: Store,
  transaction: StoreTransaction,
  hash: string,
): Promise<Suppression | undefined> =>
  transaction
    .selectFrom('suppressions')
    .selectAll()
    .where('id', '=', hash)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

export async function deleteSuppression(
  transaction: StoreTransaction,
  hash: string,
): Promise<void> {
  await transaction.deleteFrom('suppressions').where('id', '=', hash).execute();
}

export async function listSuppressedHashes({ db }: Store): Promise<Set<string>> {
  const rows = await db.selectFrom('suppressions').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
