import { sql } from 'kysely';
import { canonicalizeEmail } from '../text/email.ts';
import type { Store } from './store.ts';

/** Deletes every lead of an email address with its deliveries (the tables cascade). @returns their references */
export function deleteLeadsByEmail({ db }: Store, email: string): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadsByEmail(transaction, email);
    for (const { id } of leads)
      await transaction.deleteFrom('leads').where('id', '=', id).execute();
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

export async function findSubscriptionsByEmail(db: Store['db'], email: string) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'email'])
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
