import { sql } from 'kysely';
import { canonicalizeEmail } from '../text/email.ts';
import type { Store, StoreTransaction } from './store.ts';

/** Deletes every lead of an email address with its deliveries (the tables cascade). @returns the references, and the statuses of the deliveries */
export function deleteLeadsByEmail({ db }: Store, email: string) {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadsByEmail(transaction, email);
    const statuses = await deleteOwners(transaction, 'leads', leads);
    return { references: leads.map(({ reference }) => reference).sort(), statuses };
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
 */
export async function deleteSubscriptionsByEmail(transaction: StoreTransaction, email: string) {
  const subscriptions = await findSubscriptionsByEmail(transaction, email);
  const statuses = await deleteOwners(transaction, 'subscriptions', subscriptions);
  return { subscriptions, letters: statuses.length };
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

const ownerColumns = {
  leads: 'leadId',
  subscriptions: 'subscriptionId',
} as const;

/** Deletes leads or subscriptions. @returns the statuses of their deliveries */
async function deleteOwners(
  transaction: StoreTransaction,
  table: keyof typeof ownerColumns,
  owners: readonly { id: string }[],
): Promise<string[]> {
  const statuses: string[] = [];
  for (let start = 0; start < owners.length; start += maxIdsPerStatement) {
    const ids = owners.slice(start, start + maxIdsPerStatement).map(({ id }) => id);
    const deliveries = await transaction
      .selectFrom('deliveries')
      .select('status')
      .where(ownerColumns[table], 'in', ids)
      .execute();
    statuses.push(...deliveries.map(({ status }) => status));
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  }
  return statuses;
}
