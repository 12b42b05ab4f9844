import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { syncFolder, writeDurably } from '../platform/durable-files.ts';
import { tokenSecretFile } from '../settings/secrets.ts';
import { type CopiedRows, copySqlite } from '../store/copy-sqlite.ts';

/** A backup that was made. */
export interface Backup {
  rows: CopiedRows;
  /** The file of the copied secret; undefined when it is a setting or was never needed. */
  secretFile: string | undefined;
}

/** The secret that signs links is copied beside a backup: without it, links in sent mails stop working. */
export const getSecretBackupPath = (file: string) => `${file}.token-secret`;

/**
 * Copies the SQLite store while the server runs, and the generated secret beside it. Under its own
 * name a backup is always whole; an earlier file of that name is replaced only then.
 * @param file in a folder that exists
 * @param now epoch milliseconds
 * @throws DamagedCopyError, or the error of the disk; then the file of that name, if any, is unchanged
 */
export async function createBackup(
  { DATA_DIR, TOKEN_SECRET }: Pick<Config, 'DATA_DIR' | 'TOKEN_SECRET'>,
  file: string,
  now: number,
): Promise<Backup> {
  const folder = dirname(file);
  const temporary = join(folder, `.${basename(file)}.${process.pid}.part`);
  try {
    const rows = await copySqlite(DATA_DIR, temporary);
    const secret = TOKEN_SECRET === undefined ? tokenSecretFile(DATA_DIR) : undefined;
    const hasSecret = secret !== undefined && existsSync(secret);
    // First the secret: a store without it would not honor its letters.
    if (hasSecret) await writeDurably(folder, basename(getSecretBackupPath(file)), await readFile(secret));
    await rename(temporary, file);
    await syncFolder(folder);
    await recordBackup(DATA_DIR, now);
    return { rows, secretFile: hasSecret ? getSecretBackupPath(file) : undefined };
  } finally {
    await rm(temporary, { force: true });
  }
}

const lastBackupFile = 'last-backup';

/** Notes a backup in DATA_DIR, so that the launch check can tell whether anybody makes them. */
export const recordBackup = (dataDir: string, now: number): Promise<void> =>
  writeDurably(dataDir, lastBackupFile, `${new Date(now).toISOString()}\n`);

/** @returns epoch milliseconds; undefined if none was ever made */
export function readLastBackup(dataDir: string): number | undefined {
  try {
    const time = Date.parse(readFileSync(join(dataDir, lastBackupFile), 'utf8').trim());
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
