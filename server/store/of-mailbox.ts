import { sql } from 'kysely';
import { canonicalizeEmail } from '../model.ts';

/** A row with an address as it was typed or stored. */
interface RowWithEmail {
  id: string;
  email: string;
}

/**
 * Rows of one mailbox, in whatever spelling. Local parts are ASCII, which either database can compare;
 * domains of the few that are left are compared here.
 */
export async function findRowsByEmail<Row extends RowWithEmail>(
  find: (localPart: ReturnType<typeof startsWith>) => Promise<Row[]>,
  email: string,
): Promise<Row[]> {
  const wanted = canonicalizeEmail(email);
  const rows = await find(startsWith(wanted.slice(0, wanted.indexOf('@') + 1)));
  return rows.filter((row) => canonicalizeEmail(row.email) === wanted);
}

const startsWith = (start: string) =>
  sql<boolean>`substr(lower(trim(email)), 1, ${sql.lit(start.length)}) = ${start}`;

/** Below the parameters that either database binds. */
const maxIdsPerStatement = 500;

/** @returns the ids in groups that fit a statement */
export const groupIds = (rows: readonly RowWithEmail[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / maxIdsPerStatement) }, (_, index) =>
    rows.slice(index * maxIdsPerStatement, (index + 1) * maxIdsPerStatement).map(({ id }) => id),
  );
