/** The calendars of the people who take calls: fetched, read, and kept with their age (docs/product.md, Booking). */
import { hourMs, minuteMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { type Job, startJob } from '../jobs/job.ts';
import { runWithTimeout } from '../outbox/attempt.ts';
import { warnStaff } from '../outbox/warn-staff.ts';
import { getHorizon } from './availability.ts';
import type { BusyTime, BusyTimes } from './busy-times.ts';
import { describeFeedFailure, fetchCalendar } from './fetch-calendar.ts';

const refreshPauseMs = 4 * minuteMs;
/** For the regular refresh. */
const refreshTimeoutMs = 30_000;
/** A visitor waits for this one. */
const bookingTimeoutMs = 2000;
/** No times are offered from an older copy. */
const maxAgeMs = hourMs;
interface Copy extends BusyTimes {
  /** When it was fetched, in monotonic milliseconds. */
  currentAt: number;
}

interface Feed {
  person: string;
  /** Theirs, to know which invitations they declined. */
  email: string;
  timeZone: string;
  url: URL;
  copy: Copy | undefined;
  refreshing: Promise<void> | undefined;
  /** The log says that the copy is too old. */
  isReported: boolean;
  /** What the log and the last mail to the staff say about the copy. */
  loggedDoubts: string;
  mailedDoubts: string;
}

export type Calendars = ReturnType<typeof openCalendars>;

/** Nothing is fetched before `refresh` or `start` is called. */
export function openCalendars(context: ServerContext) {
  const { config, record, clock, log } = context;
  const hours = record.booking?.hours;
  const feeds = (hours?.people ?? []).flatMap(({ person, timeZone }): Feed[] => {
    const url = config.CALENDAR_URLS.get(person);
    if (!url) return [];
    const email = record.booking?.people[person]?.email ?? '';
    const unread = { copy: undefined, refreshing: undefined, isReported: false };
    return [{ person, email, timeZone, url, ...unread, loggedDoubts: '', mailedDoubts: '' }];
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
      await reportDoubts(feed, feed.copy.doubts);
    } catch (error) {
      const failure = { person: feed.person, reason: describeFeedFailure(error) };
      log.warn(failure, 'a calendar could not be read');
      const lastAt = feed.copy?.currentAt ?? startedAt;
      if (clock.elapsed() - lastAt > maxAgeMs) await report(feed, failure);
    }
  }

  /** Tells the staff once in the log, and once a day by mail. */
  async function report(feed: Feed, failure: { person: string; reason: string }): Promise<void> {
    if (!feed.isReported) {
      feed.isReported = true;
      log.error(failure, 'no times of this person are offered: their calendar is an hour old');
    }
    await warnStaff(context, `calendar-warning ${feed.person}`, composeWarning(context, failure));
  }

  /** Tells the staff what is in doubt, in the log and at most once a day by mail. */
  async function reportDoubts(feed: Feed, doubts: readonly string[]): Promise<void> {
    const { person } = feed;
    const text = doubts.join('\n');
    if (text !== '' && text !== feed.loggedDoubts)
      log.warn({ person, doubts }, 'a calendar has parts that cannot be read: more is blocked');
    feed.loggedDoubts = text;
    if (text === '' || text === feed.mailedDoubts) return;
    const warning = composeDoubts(context, person, doubts);
    if (await warnStaff(context, `calendar-doubts ${person}`, warning)) feed.mailedDoubts = text;
  }

  async function read({ url, timeZone, email }: Feed, at: number, signal: AbortSignal) {
    const now = clock.now();
    const horizon = hours ? getHorizon(hours, now) : now;
    const calendar = await fetchCalendar({ url, timeZone, email, now, horizon }, config, signal);
    return { ...calendar, currentAt: at };
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
      return isUsable(feed) ? feed.copy?.times : undefined;
    },
    /** Whether each was read within the hour. */
    areUsable: () => feeds.every(isUsable),
    /** Reads all calendars on start, then every few minutes. */
    start: (): Job =>
      startJob(clock, async () => {
        await Promise.all(feeds.map((feed) => refreshFeed(feed, refreshTimeoutMs)));
        return refreshPauseMs;
      }),
  };
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

const composeDoubts = (
  { config: { SITE_URL }, record }: ServerContext,
  person: string,
  doubts: readonly string[],
) => ({
  subject: `The calendar of ${record.booking?.people[person]?.name ?? person} is in doubt on ${SITE_URL.host}`,
  lines: [
    'Parts of this calendar cannot be read, so more of their time counts as busy than it may be:',
    '',
    ...doubts,
    '',
    'Please look at these days in the calendar, and save such an event again.',
  ],
});
