/** Finds when a call can be booked, and with whom (docs/product.md, Booking). */
import type { BookablePerson } from '../../lib/content/schemas/hours.ts';
import { dayMs } from '../../lib/durations.ts';
import type { Call } from '../../lib/forms/booking.ts';
import { listClosedTimes, listTakenTimes, type TakenTime } from '../store/appointments.ts';
import type { Store } from '../store/store.ts';
import { listStarts } from './availability.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { BusyTime } from './busy-times.ts';

export interface Booking extends BookingSettings {
  store: Store;
  calendars: {
    refresh(people: readonly string[]): Promise<void>;
    getBusy(person: string): readonly BusyTime[] | undefined;
  };
}

/** The free times of a call, and who can take it. */
interface Free {
  /** In order, in epoch milliseconds. */
  starts: number[];
  /** Who is free at a start, the one with the fewest calls first. */
  findPeople(start: number): BookablePerson[];
}

export function findFree(
  { hours, calendars }: Pick<Booking, 'hours' | 'calendars'>,
  call: Call,
  taken: readonly TakenTime[],
  now: number,
  outdated: ReadonlySet<string>,
): Free {
  const free = hours.people.flatMap((person) => {
    const calendarTimes = calendars.getBusy(person.person);
    if (!calendarTimes) return [];
    const own = taken.filter((each) => each.person === person.person);
    const calls = own.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
    const busy = calendarTimes.filter((time) => !outdated.has(toKey(time.uid, time.start)));
    const starts = listStarts(hours, person, call, { calls, busy }, now);
    return [{ person, count: calls.length, starts: new Set(starts) }];
  });
  const all = new Set(free.flatMap(({ starts }) => [...starts]));
  return {
    starts: [...all].sort((a, b) => a - b),
    findPeople: (start) =>
      free
        .filter(({ starts }) => starts.has(start))
        .sort((a, b) => a.count - b.count)
        .map(({ person }) => person),
  };
}

const toKey = (uid: string, start: number) => `${start} ${uid}`;

/** @returns the times of moved and canceled calls that a calendar still shows */
export async function listOutdatedTimes(
  db: Store['db'],
  { hours, calendars, uidHost }: Pick<Booking, 'hours' | 'calendars' | 'uidHost'>,
): Promise<Set<string>> {
  const shown = hours.people.flatMap(({ person }) => calendars.getBusy(person) ?? []);
  const own = shown.filter(({ uid }) => uid.endsWith(`@${uidHost}`));
  const uids = [...new Set(own.map(({ uid }) => uid))];
  const closed = await listClosedTimes(db, uids);
  return new Set(closed.map(({ uid, startsAt }) => toKey(uid, startsAt)));
}

/** Calls that ended longer ago cannot affect a bookable time. */
export const lookBackMs = dayMs;

/** @returns the starts of free times, in epoch milliseconds */
export async function listFreeStarts(booking: Booking, call: Call, now: number): Promise<number[]> {
  const { db } = booking.store;
  const taken = await listTakenTimes(db, now - lookBackMs);
  return findFree(booking, call, taken, now, await listOutdatedTimes(db, booking)).starts;
}
