import type { Subscription } from '../model.ts';
import { normalizeEmail } from '../text/email.ts';
import type { Store, StoreTransaction } from './store.ts';

/**
 * Records a request for an address in a new or the existing row. Either way it is one statement
 * that writes and locks the row until the transaction ends.
 * @param id the keyed hash of the address
 */
export async function upsertSubscription(
  transaction: StoreTransaction,
  id: string,
  email: string,
  now: number,
): Promise<Subscription> {
  const suppression = await transaction
    .selectFrom('suppressions')
    .select('confirmRound')
    .where('id', '=', id)
    .executeTakeFirst();
  return transaction
    .insertInto('subscriptions')
    .values({
      id,
      email: normalizeEmail(email),
      status: 'pending',
      createdAt: now,
      requestedAt: now,
      confirmRound: suppression?.confirmRound ?? 0,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ requestedAt: now }))
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
 * Confirms a subscription in the given round, starts the next round, and ends the suppression of its address.
 * @returns whether it changed; it does not if the link no longer works
 */
export async function setConfirmed(
  transaction: StoreTransaction,
  id: string,
  round: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ status: 'confirmed', confirmedAt: now, confirmRound: round + 1 })
    .where('id', '=', id)
    .where('status', '!=', 'confirmed')
    .where('confirmRound', '=', round)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction.deleteFrom('suppressions').where('id', '=', id).execute();
  return true;
}

export const findSubscription = (db: Store['db'], id: string): Promise<Subscription | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Lists all subscriptions, the latest request first. */
export const listSubscriptions = ({ db }: Store): Promise<Subscription[]> =>
  db.selectFrom('subscriptions').selectAll().orderBy('requestedAt', 'desc').orderBy('id').execute();

/**
 * Deletes a subscription with its letters (the tables cascade), and keeps the hash of its address, so that the address
 * is not mailed again until it confirms again. Nothing is kept of an address without a subscription.
 */
export async function suppress(
  transaction: StoreTransaction,
  id: string,
  now: number,
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('subscriptions')
    .where('id', '=', id)
    .returning('confirmRound')
    .executeTakeFirst();
  if (!deleted) return;
  const next = { confirmRound: deleted.confirmRound + 1, createdAt: now };
  await transaction
    .insertInto('suppressions')
    .values({ id, ...next })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(next))
    .execute();
}
