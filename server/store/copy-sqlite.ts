import { chmod, open } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { z } from 'zod';
import { openSqlite } from './sqlite.ts';

/** The copy failed its check and must be deleted. */
export class DamagedCopyError extends Error {
  override name = 'DamagedCopyError';
}

export interface CopiedRows {
  leads: number;
  subscriptions: number;
}

/**
 * Copies a snapshot of the store while others write. Every row is written anew, so the copy contains
 * no deleted data, not even in its free space.
 * @param target must not exist; it is on disk once this resolves
 * @throws DamagedCopyError if the copy does not pass SQLite's checks
 */
export async function copySqlite(dataDir: string, target: string): Promise<CopiedRows> {
  const db = openSqlite(dataDir);
  try {
    await sql`vacuum into ${target}`.execute(db);
  } finally {
    await db.destroy();
  }
  await chmod(target, 0o600);
  await syncFile(target);
  return checkCopy(target);
}

const rowCounts = z.object({ leads: z.number(), subscriptions: z.number() });

function checkCopy(file: string): CopiedRows {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const whole = copy.pragma('integrity_check', { simple: true }) === 'ok';
    const orphans = z.array(z.unknown()).parse(copy.pragma('foreign_key_check'));
    if (!whole || orphans.length > 0) throw new DamagedCopyError('the copy is damaged');
    const count = (table: string) => `(select count(*) from ${table})`;
    const row = copy
      .prepare(
        `select ${count('consultation_requests')} leads, ${count('subscriptions')} subscriptions`,
      )
      .get();
    return rowCounts.parse(row);
  } finally {
    copy.close();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
