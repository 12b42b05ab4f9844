import { statfs } from 'node:fs/promises';
import { minuteMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { type Warning, warnStaff } from '../outbox/warn-staff.ts';
import { bytesPerMegabyte, toMegabytes } from '../text/format.ts';
import { type Job, startJob } from './job.ts';

/** Between two checks. */
const checkPauseMs = minuteMs;

export interface DiskSpace {
  /** Available to this user; null if unknown, or on PostgreSQL, which has its own disk. */
  freeBytes: number | null;
  /** Whether space is below the limit. */
  low: boolean;
}

export interface DiskWatch extends Job {
  /** Checks now, and warns if space is low. */
  check(): Promise<DiskSpace>;
}

/**
 * Checks the space on the store's disk every minute and on request. When it falls below the limit, it warns in the log,
 * and once a day by email.
 */
export function watchDisk(
  context: ServerContext,
  readFreeBytes = () => readFreeDiskBytes(context.config.DATA_DIR),
): DiskWatch {
  const { config, store, clock, log } = context;
  let low = false;

  async function check(): Promise<DiskSpace> {
    // Logs a lost store within a minute even without requests.
    store.findLoss();
    if (config.DATABASE_URL) return { freeBytes: null, low: false };
    const freeBytes = await readFreeBytes().catch(() => null);
    if (freeBytes !== null) await update(freeBytes);
    return { freeBytes, low };
  }

  async function update(freeBytes: number): Promise<void> {
    const free = toMegabytes(freeBytes);
    const wasLow = low;
    low = freeBytes < config.DISK_WARNING_MB * bytesPerMegabyte;
    if (!low) return;
    if (!wasLow) {
      log.warn(
        { freeMegabytes: free, markMegabytes: config.DISK_WARNING_MB },
        'the disk of the store is almost full; when it is full, no lead can be stored',
      );
    }
    await warnStaff(context, 'disk-warning', composeWarning(context, free));
  }

  const job = startJob(clock, async () => {
    await check();
    return checkPauseMs;
  });
  return { ...job, check };
}

async function readFreeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function composeWarning({ config }: ServerContext, freeMegabytes: number): Warning {
  const { SITE_URL, DISK_WARNING_MB } = config;
  return {
    subject: `Disk space is low: ${freeMegabytes} MB left on the server of ${SITE_URL.host}`,
    lines: [
      `The disk that keeps the consultation requests of ${SITE_URL.host} has ${freeMegabytes} MB left.`,
      `That is less than the ${DISK_WARNING_MB} MB below which this warning is sent.`,
      '',
      'When it is full, no request can be stored: visitors are told so and asked to send an email instead.',
      'Please ask whoever runs the server to free some space. Nothing is lost yet.',
      '',
      'This warning is sent once a day until the disk has enough space again.',
    ],
  };
}
