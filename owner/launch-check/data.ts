import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Config } from '../../server/config.ts';
import { readLastBackup } from '../../server/domain/backup.ts';
import type { Finding } from './report.ts';

const dayMs = 24 * 60 * 60_000;
/** A daily backup that failed once is no reason for an alarm yet. */
const backupAgeMs = 2 * dayMs;

/** Whether leads can be stored, and whether anybody copies them. @param now epoch milliseconds */
export function dataFindings({ DATA_DIR, DATABASE_URL }: Config, now: number): Finding[] {
  const folder = resolve(DATA_DIR);
  const finding = (todo: string): Finding => ({
    group: 'Data and backups',
    place: 'DATA_DIR',
    todo: `${folder} ${todo}`,
  });
  if (!isWritable(folder)) return [finding('cannot be written to. Give this user the folder.')];
  // PostgreSQL is backed up by its own tools, which leave no trace here.
  if (DATABASE_URL) return [];
  const time = readLastBackup(folder);
  if (time === undefined) {
    return [finding("was never backed up. Run 'npm run backup -- FILE', and daily from then on.")];
  }
  if (now - time <= backupAgeMs) return [];
  const days = Math.floor((now - time) / dayMs);
  return [finding(`was last backed up ${days} days ago. Make sure that the daily backup runs.`)];
}

/** A folder that is not there yet can be created where its parent can be written to. */
function isWritable(folder: string): boolean {
  const place = existsSync(folder) ? folder : dirname(folder);
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
