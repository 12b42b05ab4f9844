import { statfs } from 'node:fs/promises';
import { minuteMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { describeFailure } from '../deliveries/attempt.ts';
import {
  getWarningPauseMs,
  mailWarning,
  recordWarning,
  warningPauseMs,
} from '../deliveries/mail/warn-staff.ts';
import { bytesPerMegabyte, toMegabytes } from '../text/format.ts';
import { type Job, startJob } from './job.ts';

/** Between two checks. */
const checkPauseMs = minuteMs;
/** After an email that could not be sent. */
const pauseAfterFailureMs = 10 * minuteMs;
/** The disk counts as recovered only this far above the limit, so that warnings do not repeat around it. */
const recoveredRatio = 1.1;

export interface DiskSpace {
  /** Available to this user; null if unknown, or on PostgreSQL, which has its own disk. */
  freeBytes: number | null;
  /** Whether space fell below the limit and has not recovered. */
  low: boolean;
}

/** Is idle when no check and no email is in progress. */
export interface DiskWatch extends Job {
  /** Checks now, and warns if space is low. */
  check(): Promise<DiskSpace>;
}

/**
 * Checks the space on the store's disk every minute and on request. Below the limit it warns once in
 * the log until there is space again, and by email at most once a day.
 */
export function watchDisk(
  context: ServerContext,
  readFreeBytes = () => readFreeDiskBytes(context.config.DATA_DIR),
): DiskWatch {
  const { config, store, clock, log } = context;
  const warningBytes = config.DISK_WARNING_MB * bytesPerMegabyte;
  let low = false;
  let isMailPending = false;
  let mailNotBefore = Number.NEGATIVE_INFINITY;
  let mailing: Promise<void> | undefined;

  async function check(): Promise<DiskSpace> {
    // Logs a lost store within a minute even without requests.
    store.findLoss();
    if (config.DATABASE_URL) return { freeBytes: null, low: false };
    const freeBytes = await readFreeBytes().catch(() => null);
    if (freeBytes !== null) update(freeBytes);
    return { freeBytes, low };
  }

  function update(freeBytes: number): void {
    const free = toMegabytes(freeBytes);
    if (!low && freeBytes < warningBytes) {
      low = true;
      isMailPending = config.SMTP_URL !== undefined;
      log.warn(
        { freeMegabytes: free, markMegabytes: config.DISK_WARNING_MB },
        'the disk of the store is almost full; when it is full, no lead can be stored',
      );
    } else if (low && freeBytes >= warningBytes * recoveredRatio) {
      low = false;
      isMailPending = false;
      log.info({ freeMegabytes: free }, 'the disk of the store has enough room again');
    }
    if (isMailPending && clock.elapsed() >= mailNotBefore) {
      mailing ??= warnByMail(free).finally(() => {
        mailing = undefined;
      });
    }
  }

  async function warnByMail(free: number): Promise<void> {
    try {
      const wait = await getWarningPauseMs(context, 'disk-warning');
      if (wait > 0) {
        mailNotBefore = clock.elapsed() + wait;
        return;
      }
      await mailDiskWarning(context, free);
      isMailPending = false;
      mailNotBefore = clock.elapsed() + warningPauseMs;
    } catch (error) {
      mailNotBefore = clock.elapsed() + pauseAfterFailureMs;
      log.warn({ reason: describeFailure(error) }, 'the disk warning could not be mailed');
      return;
    }
    await recordWarning(context, 'disk-warning');
  }

  const job = config.DATABASE_URL
    ? undefined
    : startJob(clock, async () => {
        await check();
        return checkPauseMs;
      });
  return {
    check,
    async idle() {
      await job?.idle();
      await mailing;
    },
    async stop() {
      await job?.stop();
      await mailing;
    },
  };
}

async function readFreeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Warns the recipients of leads of a full disk. */
function mailDiskWarning(context: ServerContext, freeMegabytes: number): Promise<void> {
  const { SITE_URL, DISK_WARNING_MB } = context.config;
  return mailWarning(context, {
    subject: `Disk space is low: ${freeMegabytes} MB left on the server of ${SITE_URL.host}`,
    lines: [
      `The disk that keeps the consultation requests of ${SITE_URL.host} has ${freeMegabytes} MB left.`,
      `That is less than the ${DISK_WARNING_MB} MB below which this warning is sent.`,
      '',
      'When it is full, no request can be stored: visitors are told so and asked to send an email instead.',
      'Please ask whoever runs the server to free some space. Nothing is lost yet.',
      '',
      'This warning is sent once, and again only after the disk had enough space in between, at most once a day.',
    ],
  });
}
