import { sql } from 'kysely';
import { canonicalizeEmail } from '../text/email.ts';
import type { Store, StoreTransaction } from './store.ts';

/** Deletes every lead of an email address with its deliveries (the tables cascade). @returns their references */
export function deleteLeadsByEmail({ db }: Store, email: string): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadsByEmail(transaction, email);
    await deleteRows(transaction, 'leads', leads);
    return leads.map(({ reference }) => reference).sort();
  });
}

export async function findLeadsByEmail(db: Store['db'], email: string) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'email'])
    .where(matchName(email))
    .execute();
  return selectByEmail(rows, email);
}

/**
 * Deletes the subscriptions of an email address with all their letters (the tables cascade). Several
 * spellings of one address may each have a subscription.
 * @returns what was deleted
 */
export async function deleteSubscriptionsByEmail(transaction: StoreTransaction, email: string) {
  const subscriptions = await findSubscriptionsByEmail(transaction, email);
  await deleteRows(transaction, 'subscriptions', subscriptions);
  return subscriptions;
}

export async function findSubscriptionsByEmail(db: Store['db'], email: string) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'email', 'confirmRound'])
    .where(matchName(email))
    .execute();
  return selectByEmail(rows, email);
}

/** Narrows the rows to those that begin with the same name, which is ASCII, without its dots. */
function matchName(email: string) {
  const canonical = canonicalizeEmail(email);
  const name = canonical.slice(0, canonical.lastIndexOf('@')).replaceAll('.', '');
  return sql<boolean>`substr(replace(lower(trim(email)), '.', ''), 1, ${sql.lit(name.length)}) = ${name}`;
}

/** Selects the rows of an email address in any spelling. The databases cannot compare such domains. */
const selectByEmail = <Row extends { email: string }>(rows: readonly Row[], email: string): Row[] =>
  rows.filter((row) => canonicalizeEmail(row.email) === canonicalizeEmail(email));

/** Fewer than either database can bind. */
const maxIdsPerStatement = 500;

async function deleteRows(
  transaction: StoreTransaction,
  table: 'leads' | 'subscriptions',
  rows: readonly { id: string }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxIdsPerStatement) {
    const ids = rows.slice(start, start + maxIdsPerStatement).map(({ id }) => id);
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  }
}
