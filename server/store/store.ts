import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { StoreLossError } from './file-identity.ts';
import type { Tables } from './tables.ts';

/** An open store. Every query takes this or a transaction of it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  /** Call before and after each commit. @returns why the commit must not be acknowledged */
  findLoss(): StoreLossError | undefined;
}

export type StoreTransaction = Transaction<Tables>;

export const closeStore = ({ db }: Store): Promise<void> => db.destroy();

const checkpointRows = z.tuple([z.object({ busy: z.number() })]);

/**
 * Moves deletions from SQLite's log to its file, where `secure_delete` overwrites the data, and
 * truncates the log, which still contains it. PostgreSQL reuses the space later.
 * @returns false if a long read prevented it, such as a running backup
 */
export async function overwriteDeleted({ db, kind }: Store): Promise<boolean> {
  if (kind === 'postgres') return true;
  const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const [{ busy }] = checkpointRows.parse(rows);
  return busy === 0;
}
