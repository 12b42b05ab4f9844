import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { normalizeMailbox, type Subscription, subscriptionStatuses } from '../model.ts';
import { idGroups, rowsOfMailbox } from './of-mailbox.ts';
import type { Store, StoreTransaction } from './store.ts';
import {
  type OnUnreadable,
  parsedOrError,
  parseRow,
  parseRows,
  refuseUnreadable,
  storedTime,
  type UnreadableRowError,
} from './stored-row.ts';
import type { SubscriptionsTable } from './tables.ts';

const subscriptionRow = z
  .object({
    id: z.string(),
    email: z.string(),
    status: z.enum(subscriptionStatuses),
    created_at: storedTime,
    asked_at: storedTime,
    written_at: storedTime.nullable(),
    confirmed_at: storedTime.nullable(),
    confirm_round: z.number(),
  })
  .transform(
    ({ created_at, asked_at, written_at, confirmed_at, confirm_round, ...row }): Subscription => {
      return {
        ...row,
        createdAt: created_at,
        askedAt: asked_at,
        writtenAt: written_at,
        confirmedAt: confirmed_at,
        confirmRound: confirm_round,
      };
    },
  );

/** @throws UnreadableRowError */
const parseSubscription = (row: Selectable<SubscriptionsTable>): Subscription =>
  parseRow(subscriptionRow, row, `Subscription ${row.id}`);

/**
 * Records a request for this address: a new row, or the one that is there. Either way one
 * statement that writes, and that holds the row until the transaction ends.
 */
export async function noteRequest(
  transaction: StoreTransaction,
  email: string,
  now: number,
): Promise<Subscription> {
  const row = await transaction
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      email: normalizeMailbox(email),
      status: 'pending',
      created_at: now,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseSubscription(row);
}

/** Notes when the last letter that a request led to was written. */
export async function noteLetter(
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
 * Confirms in the given round, which this ends.
 * @returns whose subscription, and whether it changed; undefined when it is not on the list
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
  const before = await transaction
    .selectFrom('subscriptions')
    .select('email')
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return before && { ...before, changed: false };
}

/**
 * Ends every link to confirm that was sent. Whoever left and changes their mind the same day gets a
 * letter again.
 */
export async function setUnsubscribed(transaction: StoreTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set(({ eb }) => ({
      status: 'unsubscribed',
      written_at: null,
      confirm_round: eb('confirm_round', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** @returns those of the subscriptions that are there, by id; an error in the place of an unreadable one */
export async function findSubscriptions(
  db: Store['db'],
  ids: readonly string[],
): Promise<Map<string, Subscription | UnreadableRowError>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('subscriptions').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, parsedOrError(row, parseSubscription)]));
}

/** Every subscription, the latest request first. */
export async function listSubscriptions(
  { db }: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return parseRows(rows, parseSubscription, onUnreadable);
}

/**
 * Deletes the subscriptions of a mailbox with all their letters, which go with them (the tables
 * cascade). Spellings of one address may have several.
 */
export async function deleteSubscription(
  { db }: Store,
  email: string,
): Promise<{ ids: string[]; letters: number }> {
  return db.transaction().execute(async (transaction) => {
    const rows = await find(transaction, email);
    let letters = 0;
    for (const ids of idGroups(rows)) {
      const deleted = await transaction
        .selectFrom('deliveries')
        .select('id')
        .where('subscription_id', 'in', ids)
        .execute();
      letters += deleted.length;
      await transaction.deleteFrom('subscriptions').where('id', 'in', ids).execute();
    }
    return { ids: rows.map(({ id }) => id), letters };
  });
}

/** @returns the ids of the subscriptions of a mailbox */
export async function subscriptionsOf({ db }: Store, email: string): Promise<string[]> {
  return (await find(db, email)).map(({ id }) => id);
}

const find = (db: Store['db'], email: string) =>
  rowsOfMailbox(
    (localPart) =>
      db.selectFrom('subscriptions').select(['id', 'email']).where(localPart).execute(),
    email,
  );
