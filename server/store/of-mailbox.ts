import { sql } from 'kysely';
import { toCanonicalMailbox } from '../model.ts';

/** A row with an address as it was typed or stored. */
interface Addressed {
  id: string;
  email: string;
}

/**
 * Rows of one mailbox, in whatever spelling. Local parts are ASCII, which either database can compare;
 * domains of the few that are left are compared here.
 */
export async function rowsOfMailbox<Row extends Addressed>(
  find: (localPart: ReturnType<typeof startsWith>) => Promise<Row[]>,
  email: string,
): Promise<Row[]> {
  const wanted = toCanonicalMailbox(email);
  const rows = await find(startsWith(wanted.slice(0, wanted.indexOf('@') + 1)));
  return rows.filter((row) => toCanonicalMailbox(row.email) === wanted);
}

const startsWith = (start: string) =>
  sql<boolean>`substr(lower(trim(email)), 1, ${sql.lit(start.length)}) = ${start}`;

/** Below the parameters that either database binds. */
const mostIds = 500;

/** @returns the ids in groups that fit a statement */
export const idGroups = (rows: readonly Addressed[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / mostIds) }, (_, index) =>
    rows.slice(index * mostIds, (index + 1) * mostIds).map(({ id }) => id),
  );
