import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { getTokenSecretFile } from '../secrets.ts';
import { openSqlite } from './sqlite.ts';

interface Backup {
  rows: CopiedRows;
  /** File with the copied secret; undefined if the secret is a setting or was never created. */
  secretFile: string | undefined;
}

/** The secret that signs links is copied next to the backup: without it, links in sent emails stop working. */
export const getSecretBackupPath = (file: string) => `${file}.token-secret`;

/**
 * Copies the SQLite store while the server runs, and the generated secret next to it. The backup
 * appears under its name only when it is complete, and replaces an earlier file only then.
 * @param file in a folder that exists
 * @throws DamagedCopyError or a file system error; an earlier file of that name is then unchanged
 */
export async function createBackup(
  { DATA_DIR, TOKEN_SECRET }: Pick<Config, 'DATA_DIR' | 'TOKEN_SECRET'>,
  file: string,
): Promise<Backup> {
  const folder = dirname(file);
  const temporary = join(folder, `.${basename(file)}.${process.pid}.part`);
  const secretFile = getSecretBackupPath(file);
  try {
    const rows = await copySqlite(DATA_DIR, temporary);
    const secret = TOKEN_SECRET === undefined ? getTokenSecretFile(DATA_DIR) : undefined;
    const hasSecret = secret !== undefined && existsSync(secret);
    // The secret first: a store without it would reject the links in its letters.
    if (hasSecret) await writeDurably(folder, basename(secretFile), await readFile(secret));
    await rename(temporary, file);
    await syncToDisk(folder);
    return { rows, secretFile: hasSecret ? secretFile : undefined };
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The copy failed its check and must be deleted. */
export class DamagedCopyError extends Error {
  override name = 'DamagedCopyError';
}

interface CopiedRows {
  leads: number;
  subscriptions: number;
}

/**
 * Copies a snapshot of the store while others write. Every row is rewritten, so the copy contains
 * no deleted data, not even in its free space.
 * @param target must not exist; it is on disk once this resolves
 * @throws DamagedCopyError if the copy does not pass SQLite's checks
 */
async function copySqlite(dataDir: string, target: string): Promise<CopiedRows> {
  const db = openSqlite(dataDir);
  try {
    await sql`vacuum into ${target}`.execute(db);
  } finally {
    await db.destroy();
  }
  await chmod(target, 0o600);
  await syncToDisk(target);
  return checkCopy(target);
}

const rowCounts = z.object({ leads: z.number(), subscriptions: z.number() });

function checkCopy(file: string): CopiedRows {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const isIntact = copy.pragma('integrity_check', { simple: true }) === 'ok';
    const orphans = z.array(z.unknown()).parse(copy.pragma('foreign_key_check'));
    if (!isIntact || orphans.length > 0) throw new DamagedCopyError('the copy is damaged');
    const count = (table: string) => `(select count(*) from ${table})`;
    const row = copy
      .prepare(`select ${count('leads')} leads, ${count('subscriptions')} subscriptions`)
      .get();
    return rowCounts.parse(row);
  } finally {
    copy.close();
  }
}

/** Writes a file that only this user can read: atomically, and durable after a power cut. */
async function writeDurably(folder: string, name: string, content: Buffer | string): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  await syncToDisk(folder);
}

/** Makes a file durable, or the new, renamed and deleted names in a folder. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
