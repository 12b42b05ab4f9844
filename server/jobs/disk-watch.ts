import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { failureReason } from '../deliveries/failure-reason.ts';
import type { Clock } from '../platform/clock.ts';
import { noteMoment, readMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';
import { bytesPerMegabyte, toMegabytes } from '../text/format.ts';

const minuteMs = 60_000;
/** Between two looks of its own. */
const pauseMs = minuteMs;
/** Between two mails that went out, and after one that did not. */
const mailPauseMs = 24 * 60 * minuteMs;
const pauseAfterFailureMs = 10 * minuteMs;
/** The disk counts as recovered only this far above the mark, so that no warning repeats around it. */
const recoveredRatio = 1.1;

/** How much room the store's disk has. */
export interface Room {
  /** For this user; null where it is not known: PostgreSQL has its own disk. */
  freeBytes: number | null;
  /** Below the mark, and not well above it since. */
  low: boolean;
}

interface DiskWatchParts {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DISK_WARNING_MB'>;
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Warns by mail; undefined where there is no mail server. */
  mail: ((freeMegabytes: number) => Promise<void>) | undefined;
  /** Bytes that are left on the disk. */
  readFree?: () => number | Promise<number>;
}

export interface DiskWatch {
  /** Looks now, and warns if the disk is low. */
  look(): Promise<Room>;
  /** Resolves when no look and no mail is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Looks at the room on the store's disk every minute and whenever it is asked. Below the mark it warns:
 * in the log once, until there was room again; by mail as well, but once a day at most.
 */
export function watchDisk(parts: DiskWatchParts): DiskWatch {
  const { config, store, clock, log, mail } = parts;
  const mark = config.DISK_WARNING_MB * bytesPerMegabyte;
  const readFree = parts.readFree ?? (() => freeBytesAt(config.DATA_DIR));
  let low = false;
  let mailOwed = false;
  let mailNotBefore = Number.NEGATIVE_INFINITY;
  let mailing: Promise<void> | undefined;
  let cancelNext = () => {};
  let underWay: Promise<unknown> = Promise.resolve();

  async function look(): Promise<Room> {
    // Says so in the log within a minute, also while nobody asks.
    store.findLoss();
    if (config.DATABASE_URL) return { freeBytes: null, low: false };
    const freeBytes = await Promise.resolve()
      .then(readFree)
      .catch(() => null);
    if (freeBytes !== null) judge(freeBytes);
    return { freeBytes, low };
  }

  function judge(freeBytes: number): void {
    const free = toMegabytes(freeBytes);
    if (!low && freeBytes < mark) {
      low = true;
      mailOwed = mail !== undefined;
      log.warn(
        { freeMegabytes: free, markMegabytes: config.DISK_WARNING_MB },
        'the disk of the store is almost full; when it is full, no lead can be stored',
      );
    } else if (low && freeBytes >= mark * recoveredRatio) {
      low = false;
      mailOwed = false;
      log.info({ freeMegabytes: free }, 'the disk of the store has enough room again');
    }
    if (mailOwed && clock.elapsed() >= mailNotBefore) {
      mailing ??= warnByMail(free).finally(() => {
        mailing = undefined;
      });
    }
  }

  async function warnByMail(free: number): Promise<void> {
    try {
      const wait = await untilNextMail();
      if (wait > 0) {
        mailNotBefore = clock.elapsed() + wait;
        return;
      }
      await mail?.(free);
      mailOwed = false;
      mailNotBefore = clock.elapsed() + mailPauseMs;
    } catch (error) {
      mailNotBefore = clock.elapsed() + pauseAfterFailureMs;
      log.warn({ reason: failureReason(error) }, 'the disk warning could not be mailed');
      return;
    }
    // What cannot be noted any more is only mailed again after a restart.
    await noteMoment(store.db, 'disk-warning', clock.now()).catch(() => {});
  }

  /** A server that is started again and again writes no mail each time. */
  async function untilNextMail(): Promise<number> {
    const last = await readMoment(store.db, 'disk-warning').catch(() => null);
    const since = last === null ? mailPauseMs : clock.now() - last;
    return since < 0 ? 0 : mailPauseMs - since;
  }

  function lookAgainAndAgain(): void {
    underWay = look();
    cancelNext = clock.after(pauseMs, lookAgainAndAgain);
  }

  async function idle(): Promise<void> {
    await underWay;
    await mailing;
  }

  if (!config.DATABASE_URL) lookAgainAndAgain();
  return {
    look,
    idle,
    async stop() {
      cancelNext();
      await idle();
    },
  };
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
