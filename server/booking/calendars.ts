/** The calendars of the people who take calls: fetched, read, and kept with their age (docs/product.md, Booking). */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { hourMs, minuteMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { describeFailure, runWithTimeout } from '../deliveries/attempt.ts';
import { getWarningPauseMs, mailWarning, recordWarning } from '../deliveries/mail/warn-staff.ts';
import { type Job, startJob } from '../jobs/job.ts';
import { getHorizon } from './availability.ts';
import type { BusyTime } from './busy-times.ts';

const refreshPauseMs = 4 * minuteMs;
/** For the regular refresh. */
const refreshTimeoutMs = 30_000;
/** A visitor waits for this one. */
const bookingTimeoutMs = 2000;
/** No times are offered from an older copy. */
const maxAgeMs = hourMs;
/** An unchanged calendar is read again after this time, because the range moves on. */
const rereadMs = 12 * hourMs;
/** Added to the bookable range on both sides, for time zones and for the time until the next read. */
const marginMs = 48 * hourMs;
const maxBytes = 5_000_000;
const workerMemoryMb = 512;

interface Copy {
  busy: readonly BusyTime[];
  etag: string | null;
  /** When it was last known to be current, in monotonic milliseconds. */
  currentAt: number;
  /** When its text was last read, in monotonic milliseconds. */
  readAt: number;
}

interface Feed {
  person: string;
  timeZone: string;
  url: URL;
  copy: Copy | undefined;
  refreshing: Promise<void> | undefined;
  /** The log says that the copy is too old. */
  isReported: boolean;
  /** A mail to the staff says that the copy is too old. */
  isMailed: boolean;
}

export interface CalendarState {
  person: string;
  /** Since it was last known to be current; null if it never was. */
  ageSeconds: number | null;
  isUsable: boolean;
}

export type Calendars = ReturnType<typeof openCalendars>;

/** Nothing is fetched before `refresh` or `start` is called. */
export function openCalendars(context: ServerContext) {
  const { config, record, clock, log } = context;
  const hours = record.booking?.hours;
  const feeds = (hours?.people ?? []).flatMap(({ person, timeZone }): Feed[] => {
    const url = config.CALENDAR_URLS.get(person);
    if (!url) return [];
    const unread = { copy: undefined, refreshing: undefined, isReported: false, isMailed: false };
    return [{ person, timeZone, url, ...unread }];
  });
  const startedAt = clock.elapsed();

  const isUsable = ({ copy }: Feed) =>
    copy !== undefined && clock.elapsed() - copy.currentAt <= maxAgeMs;

  async function refreshFeed(feed: Feed, timeoutMs: number): Promise<void> {
    // One refresh at a time. The timeout only limits how long this caller waits.
    feed.refreshing ??= load(feed, refreshTimeoutMs).finally(() => {
      feed.refreshing = undefined;
    });
    await waitAtMost(feed.refreshing, timeoutMs);
  }

  const waitAtMost = (work: Promise<void>, timeoutMs: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(timeoutMs, resolve);
      void work.finally(() => {
        cancel();
        resolve();
      });
    });

  /** Logs a failure, and keeps the last good copy. */
  async function load(feed: Feed, timeoutMs: number): Promise<void> {
    const at = clock.elapsed();
    try {
      const noAbort = new AbortController().signal;
      feed.copy = await runWithTimeout(clock, timeoutMs, noAbort, (signal) =>
        read(feed, at, signal),
      );
      if (feed.isReported) log.info({ person: feed.person }, 'a calendar can be read again');
      feed.isReported = false;
      feed.isMailed = false;
    } catch (error) {
      const failure = { person: feed.person, reason: describeFeedFailure(error) };
      log.warn(failure, 'a calendar could not be read');
      const lastAt = feed.copy?.currentAt ?? startedAt;
      if (clock.elapsed() - lastAt > maxAgeMs) await report(feed, failure);
    }
  }

  /** Tells the staff once in the log, and at most once a day by mail. */
  async function report(feed: Feed, failure: { person: string; reason: string }): Promise<void> {
    if (!feed.isReported) {
      feed.isReported = true;
      log.error(failure, 'no times of this person are offered: their calendar is an hour old');
    }
    if (feed.isMailed || !config.SMTP_URL) return;
    const moment = `calendar-warning ${feed.person}` as const;
    try {
      if ((await getWarningPauseMs(context, moment)) <= 0) {
        await mailWarning(context, composeWarning(context, failure));
        await recordWarning(context, moment);
      }
      feed.isMailed = true;
    } catch (error) {
      log.warn({ reason: describeFailure(error) }, 'the calendar warning could not be mailed');
    }
  }

  async function read(
    { url, copy, timeZone }: Feed,
    at: number,
    signal: AbortSignal,
  ): Promise<Copy> {
    const isRecent = copy !== undefined && at - copy.readAt < rereadMs;
    const now = clock.now();
    const horizon = hours ? getHorizon(hours, now) : now;
    const etag = isRecent ? copy.etag : null;
    const calendar = await fetchCalendar({ url, timeZone, now, horizon, etag }, signal);
    if (!calendar && copy) return { ...copy, currentAt: at };
    return { busy: [], etag: null, ...calendar, currentAt: at, readAt: at };
  }

  return {
    /** Reads the calendars of these people again, for at most two seconds. */
    async refresh(people: readonly string[]): Promise<void> {
      const wanted = feeds.filter(({ person }) => people.includes(person));
      await Promise.all(wanted.map((feed) => refreshFeed(feed, bookingTimeoutMs)));
    },
    /** @returns undefined if the copy is too old; without a calendar, a person is never busy */
    getBusy(person: string): readonly BusyTime[] | undefined {
      const feed = feeds.find((each) => each.person === person);
      if (!feed) return [];
      return isUsable(feed) ? feed.copy?.busy : undefined;
    },
    listStates: (): CalendarState[] =>
      feeds.map((feed) => ({
        person: feed.person,
        ageSeconds: feed.copy ? Math.round((clock.elapsed() - feed.copy.currentAt) / 1000) : null,
        isUsable: isUsable(feed),
      })),
    /** Reads all calendars on start, then every few minutes. */
    start: (): Job =>
      startJob(clock, async () => {
        await Promise.all(feeds.map((feed) => refreshFeed(feed, refreshTimeoutMs)));
        return refreshPauseMs;
      }),
  };
}

interface CalendarQuery {
  url: URL;
  /** The person's. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  horizon: number;
  /** Of the last copy; null to read the calendar in any case. */
  etag: string | null;
}

/**
 * @returns what is busy up to the horizon; undefined if the calendar still has the ETag
 * @throws an error that `describeFeedFailure` describes
 */
export async function fetchCalendar(
  { url, timeZone, now, horizon, etag }: CalendarQuery,
  signal: AbortSignal,
): Promise<Pick<Copy, 'busy' | 'etag'> | undefined> {
  const response = await fetch(url, {
    signal,
    headers: { accept: 'text/calendar', ...(etag !== null && { 'if-none-match': etag }) },
  });
  if (response.status === 304 && etag !== null) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new FeedError(`HTTP ${response.status}`);
  }
  const text = await readText(response);
  const query = { from: now - marginMs, to: horizon + marginMs, timeZone };
  return { busy: await readInWorker({ text, query }, signal), etag: response.headers.get('etag') };
}

function composeWarning(
  { config: { SITE_URL }, record }: ServerContext,
  { person, reason }: { person: string; reason: string },
) {
  const name = record.booking?.people[person]?.name ?? person;
  return {
    subject: `The calendar of ${name} cannot be read on ${SITE_URL.host}`,
    lines: [
      `${SITE_URL.host} has not been able to read the calendar of ${name} for an hour: ${reason}.`,
      'Until it can, it offers visitors no times with them. Booked calls stay, and requests arrive as ever.',
      '',
      `Please check the address of ${person} in the setting CALENDAR_URLS.`,
    ],
  };
}

/** Its message can be logged: it contains neither an address nor text of the calendar. */
class FeedError extends Error {
  override name = 'FeedError';
}

export const describeFeedFailure = (error: unknown) =>
  error instanceof FeedError ? error.message : describeFailure(error);

async function readText({ body }: Response): Promise<string> {
  if (!body) throw new FeedError('the answer is empty');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new FeedError('the answer is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const busyTimesSchema = z.array(z.object({ uid: z.string(), start: z.number(), end: z.number() }));

interface WorkerData {
  text: string;
  query: { from: number; to: number; timeZone: string };
}

/** @throws FeedError if the text cannot be read, or if reading takes too much time or memory */
async function readInWorker(workerData: WorkerData, signal: AbortSignal): Promise<BusyTime[]> {
  const worker = new Worker(new URL('./busy-times-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    // The calendar of a person must not reach the log.
    stdout: true,
    stderr: true,
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (message: unknown) => resolve(busyTimesSchema.parse(message)));
      worker.once('error', () =>
        reject(new FeedError('the answer is no calendar that can be read')),
      );
      worker.once('exit', () =>
        reject(signal.aborted ? signal.reason : new FeedError('reading it failed')),
      );
    });
  } finally {
    signal.removeEventListener('abort', stop);
    void worker.terminate();
  }
}
