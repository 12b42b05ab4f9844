import { sql } from 'kysely';
import { canonicalizeEmail } from '../model.ts';
import type { Store } from './store.ts';
import { restartDigests } from './suspects.ts';

/** What finds the stored mails about leads. */
interface MailedLeads {
  /** Empty if no lead has the address. */
  references: string[];
  /** Times of the digests that listed them, in epoch milliseconds. */
  reportedAt: number[];
}

export interface DeletedLeads extends MailedLeads {
  deliveries: number;
  /** Deliveries that had reached their recipient. */
  delivered: number;
}

/** Deletes every lead of an email address with its deliveries (the tables cascade). */
export function deleteLeadsByEmail({ db }: Store, email: string): Promise<DeletedLeads> {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadRows(transaction, email);
    const statuses: string[] = [];
    for (const ids of groupIds(leads)) {
      const rows = await transaction
        .selectFrom('deliveries')
        .select('status')
        .where('consultation_request_id', 'in', ids)
        .execute();
      statuses.push(...rows.map(({ status }) => status));
      await transaction.deleteFrom('consultation_requests').where('id', 'in', ids).execute();
    }
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
  rows: readonly { reference: string; reported_at: number | null }[],
): MailedLeads => ({
  references: rows.map(({ reference }) => reference).sort(),
  reportedAt: rows.flatMap(({ reported_at }) => reported_at ?? []),
});

export async function findLeadsByEmail({ db }: Store, email: string): Promise<MailedLeads> {
  return toMailedLeads(await findLeadRows(db, email));
}

const findLeadRows = (db: Store['db'], email: string) =>
  findRowsByEmail(
    (localPart) =>
      db
        .selectFrom('consultation_requests')
        .select(['id', 'reference', 'email', 'reported_at'])
        .where(localPart)
        .execute(),
    email,
  );

/**
 * Deletes the subscriptions of an email address with all their letters (the tables cascade). Several
 * spellings of one address may each have a subscription.
 */
export async function deleteSubscriptionsByEmail(
  { db }: Store,
  email: string,
): Promise<{ ids: string[]; letters: number }> {
  return db.transaction().execute(async (transaction) => {
    const rows = await findSubscriptionRows(transaction, email);
    let letters = 0;
    for (const ids of groupIds(rows)) {
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

export async function findSubscriptionIds({ db }: Store, email: string): Promise<string[]> {
  return (await findSubscriptionRows(db, email)).map(({ id }) => id);
}

const findSubscriptionRows = (db: Store['db'], email: string) =>
  findRowsByEmail(
    (localPart) =>
      db.selectFrom('subscriptions').select(['id', 'email']).where(localPart).execute(),
    email,
  );

interface RowWithEmail {
  id: string;
  email: string;
}

/**
 * Finds the rows of an email address in any spelling. The databases compare the local part, which is
 * ASCII; the domains of the few matching rows are compared here.
 */
async function findRowsByEmail<Row extends RowWithEmail>(
  findRows: (localPart: ReturnType<typeof startsWith>) => Promise<Row[]>,
  email: string,
): Promise<Row[]> {
  const canonical = canonicalizeEmail(email);
  const rows = await findRows(startsWith(canonical.slice(0, canonical.indexOf('@') + 1)));
  return rows.filter((row) => canonicalizeEmail(row.email) === canonical);
}

const startsWith = (start: string) =>
  sql<boolean>`substr(lower(trim(email)), 1, ${sql.lit(start.length)}) = ${start}`;

/** Fewer than either database can bind. */
const maxIdsPerStatement = 500;

const groupIds = (rows: readonly RowWithEmail[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / maxIdsPerStatement) }, (_, index) =>
    rows.slice(index * maxIdsPerStatement, (index + 1) * maxIdsPerStatement).map(({ id }) => id),
  );
