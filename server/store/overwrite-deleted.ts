import { sql } from 'kysely';
import { z } from 'zod';
import type { Store } from './store.ts';

const checkpointRows = z.tuple([z.object({ busy: z.number() })]);

/**
 * Brings deletions from SQLite's log into its file, where `secure_delete` overwrites what they
 * deleted, and empties the log, which still holds it. PostgreSQL reuses the space in its own time.
 * @returns false if a long reader, such as a backup under way, was in the way
 */
export async function overwriteDeleted({ db, kind }: Store): Promise<boolean> {
  if (kind === 'postgres') return true;
  const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const [{ busy }] = checkpointRows.parse(rows);
  return busy === 0;
}
