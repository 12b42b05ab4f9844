/** Fetches a calendar, and reads it off the event loop. */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { hourMs } from '../../lib/durations.ts';
import type { Config } from '../config.ts';
import { extractCredentials } from '../credentials.ts';
import { describeFailure } from '../outbox/attempt.ts';
import type { BusyQuery, BusyTimes } from './busy-times.ts';
import { CalendarError } from './calendar-text.ts';

/** Added to the bookable range on both sides, for time zones and for the time until the next read. */
const marginMs = 48 * hourMs;
const maxBytes = 5_000_000;
const workerMemoryMb = 512;
const readingTimeoutMs = 10_000;
/** In this process, so that many calendars do not take its memory. */
const maxWorkers = 2;

interface CalendarQuery {
  url: URL;
  /** The person's. */
  timeZone: string;
  email: string;
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
  { url, timeZone, email, now, horizon, etag }: CalendarQuery,
  config: Pick<Config, 'SITE_URL'>,
  signal: AbortSignal,
): Promise<(BusyTimes & { etag: string | null }) | undefined> {
  const { address, authorization } = extractCredentials(url);
  const response = await fetch(address, {
    signal,
    headers: {
      accept: 'text/calendar',
      // Some servers refuse programs that do not say who asks.
      'user-agent': `Mozilla/5.0 (compatible; calls; +${config.SITE_URL.origin})`,
      ...(authorization && { authorization }),
      ...(etag !== null && { 'if-none-match': etag }),
    },
  });
  if (response.status === 304 && etag !== null) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new CalendarError(`HTTP ${response.status}`);
  }
  const bytes = await readBytes(response);
  const query = { from: now - marginMs, to: horizon + marginMs, timeZone, email };
  const calendar = await takeTurn(() => {
    // Each has its own limit, so that a slow calendar does not use up the time of those behind it.
    const timeout = AbortSignal.timeout(readingTimeoutMs);
    return readInWorker({ bytes, query }, AbortSignal.any([signal, timeout]));
  });
  return { ...calendar, etag: response.headers.get('etag') };
}

export const describeFeedFailure = (error: unknown) =>
  error instanceof CalendarError ? error.message : describeFailure(error);

async function readBytes({ body }: Response): Promise<Uint8Array> {
  if (!body) throw new CalendarError('the answer is empty');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new CalendarError('the answer is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (running >= maxWorkers) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const answerSchema = z.union([
  z.object({
    times: z.array(z.object({ uid: z.string(), start: z.number(), end: z.number() })),
    doubts: z.array(z.string()),
  }),
  z.object({ problem: z.string() }),
]);

/** @throws CalendarError if the calendar cannot be read, or if reading takes too much time or memory */
async function readInWorker(
  workerData: { bytes: Uint8Array; query: BusyQuery },
  signal: AbortSignal,
): Promise<BusyTimes> {
  signal.throwIfAborted();
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
    const answer = await new Promise<z.output<typeof answerSchema>>((resolve, reject) => {
      worker.once('message', (message: unknown) => resolve(answerSchema.parse(message)));
      worker.once('error', () =>
        reject(new CalendarError('the answer is no calendar that can be read')),
      );
      worker.once('exit', () =>
        reject(signal.aborted ? signal.reason : new CalendarError('reading it failed')),
      );
    });
    if ('problem' in answer) throw new CalendarError(answer.problem);
    return answer;
  } finally {
    signal.removeEventListener('abort', stop);
    // Its memory is free once it has ended.
    await worker.terminate();
  }
}
