/** Checks the server's data folder, its backups, and the built site. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dayMs } from '../../lib/durations.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import { readLastBackup } from '../store/backup.ts';
import type { Finding } from './report.ts';

/** Allows one failed daily backup. */
const maxBackupAgeMs = 2 * dayMs;

/** @param now epoch milliseconds */
export function checkData({ DATA_DIR, DATABASE_URL }: Config, now: number): Finding[] {
  const folder = resolve(DATA_DIR);
  const toFindings = (todo: string): Finding[] => [
    { group: 'Data and backups', place: 'DATA_DIR', todo: `${folder} ${todo}` },
  ];
  if (!isWritable(folder)) return toFindings('cannot be written to. Make this user its owner.');
  // PostgreSQL has backup tools of its own, which leave no trace here.
  if (DATABASE_URL) return [];
  const time = readLastBackup(folder);
  if (time === undefined) {
    return toFindings("was never backed up. Run 'npm run backup -- FILE' daily.");
  }
  if (now - time <= maxBackupAgeMs) return [];
  const days = Math.floor((now - time) / dayMs);
  return toFindings(`was last backed up ${days} days ago. Make sure that the daily backup runs.`);
}

/** A missing folder counts as writable if it can be created. */
function isWritable(folder: string): boolean {
  const path = existsSync(folder) ? folder : dirname(folder);
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * @param record undefined if the built site has none that can be read
 * @param isCurrent whether the site was built from the content folder as it is now
 */
export function checkBuild(
  { SITE_DIST, SITE_URL }: Config,
  record: SiteRecord | undefined,
  isCurrent: boolean,
): Finding[] {
  const toFindings = (todo: string): Finding[] => [{ group: 'Build', place: SITE_DIST, todo }];
  if (!existsSync(join(SITE_DIST, 'index.html'))) {
    return toFindings("contains no built site. Run 'npm run build'.");
  }
  const origin = record && new URL(record.brand.siteUrl).origin;
  if (origin && origin !== SITE_URL.origin) {
    return toFindings(
      `was built for ${origin}. Set SITE_URL to ${SITE_URL.origin} and run 'npm run build'.`,
    );
  }
  return isCurrent
    ? []
    : toFindings("was not built from the current content. Run 'npm run build'.");
}
