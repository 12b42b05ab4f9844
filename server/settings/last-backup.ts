import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../files/write-durably.ts';

const name = 'last-backup';

/** Notes a backup in DATA_DIR, so that the launch check can tell whether anybody makes them. */
export const noteBackup = (dataDir: string, now: number): Promise<void> =>
  writeDurably(dataDir, name, `${new Date(now).toISOString()}\n`);

/** @returns epoch milliseconds; undefined if none was ever made */
export function lastBackup(dataDir: string): number | undefined {
  try {
    const time = Date.parse(readFileSync(join(dataDir, name), 'utf8').trim());
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
