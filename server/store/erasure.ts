import { sql } from 'kysely';
import { canonicalizeEmail } from '../text/email.ts';
import { restartDigests } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';

/** Identifies the stored emails about leads. */
export interface MailedLeads {
  referencesById: ReadonlyMap<string, string>;
  /** Empty if no lead has the address. */
  references: string[];
  /** Times of the digests that listed them, in epoch milliseconds. */
  reportedAt: number[];
}

interface DeletedLeads extends MailedLeads {
  deliveries: number;
  /** Deliveries that had reached their recipient. */
  delivered: number;
}

/** Deletes every lead of an email address with its deliveries (the tables cascade). */
export function deleteLeadsByEmail({ db }: Store, email: string): Promise<DeletedLeads> {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadRows(transaction, email);
    const statuses = await deleteOwners(transaction, 'leads', leads);
    const mailed = toMailedLeads(leads);
    await restartDigests(transaction, mailed.reportedAt);
    return {
      ...mailed,
      deliveries: statuses.length,
      delivered: statuses.filter((status) => status === 'delivered').length,
    };
  });
}

const toMailedLeads = (
  rows: readonly { id: string; reference: string; reportedAt: number | null }[],
): MailedLeads => ({
  referencesById: new Map(rows.map(({ id, reference }) => [id, reference])),
  references: rows.map(({ reference }) => reference).sort(),
  reportedAt: rows.flatMap(({ reportedAt }) => reportedAt ?? []),
});

export async function findLeadsByEmail({ db }: Store, email: string): Promise<MailedLeads> {
  return toMailedLeads(await findLeadRows(db, email));
}

async function findLeadRows(db: Store['db'], email: string) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'email', 'reportedAt'])
    .where(matchName(email))
    .execute();
  return selectByEmail(rows, email);
}

/**
 * Deletes the subscriptions of an email address with all their letters (the tables cascade). Several
 * spellings of one address may each have a subscription.
 */
export async function deleteSubscriptionsByEmail(transaction: StoreTransaction, email: string) {
  const subscriptions = await findSubscriptionRows(transaction, email);
  const statuses = await deleteOwners(transaction, 'subscriptions', subscriptions);
  return { subscriptions, letters: statuses.length };
}

export async function findSubscriptionIds({ db }: Store, email: string): Promise<string[]> {
  return (await findSubscriptionRows(db, email)).map(({ id }) => id);
}

async function findSubscriptionRows(db: Store['db'], email: string) {
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
