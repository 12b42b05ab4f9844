/** Finds when a call can be booked, and with whom (docs/product.md, Booking). */
import type { BookablePerson } from '../../lib/content/schemas/hours.ts';
import { dayMs } from '../../lib/durations.ts';
import { formatSlot } from '../../lib/forms/booking.ts';
import type { Call } from '../../lib/forms/consultation.ts';
import type { Counts } from '../counts.ts';
import { listShownTimes, listTakenTimes, type TakenTime } from '../store/appointments.ts';
import type { Store } from '../store/store.ts';
import { listStarts } from './availability.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { BusyTime } from './busy-times.ts';

export interface Booking extends BookingSettings {
  store: Store;
  counts: Counts;
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

function findFree(
  { hours, calendars }: Pick<Booking, 'hours' | 'calendars'>,
  call: Call,
  taken: readonly TakenTime[],
  now: number,
  outdated: ReadonlySet<string>,
  leadId?: string,
): Free {
  const isOwn = (each: TakenTime) => each.leadId === leadId;
  const free = hours.people.flatMap((person) => {
    const calendarTimes = calendars.getBusy(person.person);
    if (!calendarTimes) return [];
    const calls = taken
      .filter((each) => each.person === person.person && !isOwn(each))
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
    const busy = calendarTimes.filter((time) => !outdated.has(toKey(time.uid, time.start)));
    const starts = listStarts(hours, person, call, { calls, busy }, now);
    return [{ person, count: calls.length, starts: new Set(starts) }];
  });
  const all = new Set(free.flatMap(({ starts }) => [...starts]));
  for (const { startsAt } of taken.filter(isOwn)) all.delete(startsAt);
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

/** @returns the times that a calendar shows of moved and canceled calls, and of the open call of a lead */
async function listOutdatedTimes(
  db: Store['db'],
  { hours, calendars, uidHost }: Pick<Booking, 'hours' | 'calendars' | 'uidHost'>,
  leadId: string | undefined,
): Promise<Set<string>> {
  const shown = hours.people.flatMap(({ person }) => calendars.getBusy(person) ?? []);
  const own = shown.filter(({ uid }) => uid.endsWith(`@${uidHost}`));
  const uids = [...new Set(own.map(({ uid }) => uid))];
  const calls = await listShownTimes(db, uids);
  const outdated = calls.filter((call) => call.status !== 'open' || call.leadId === leadId);
  return new Set(outdated.map(({ uid, startsAt }) => toKey(uid, startsAt)));
}

/** Calls that ended longer ago cannot affect a bookable time. */
const lookBackMs = dayMs;

/**
 * Reads what is taken, and finds what is free.
 * @param leadId of a visitor whose open call may move: its time counts as free, but is not offered again
 */
export async function readFree(
  booking: Booking,
  db: Store['db'],
  call: Call,
  now: number,
  leadId?: string,
): Promise<Free & { taken: readonly TakenTime[] }> {
  const taken = await listTakenTimes(db, now - lookBackMs);
  const outdated = await listOutdatedTimes(db, booking, leadId);
  return { taken, ...findFree(booking, call, taken, now, outdated, leadId) };
}

/** @returns the free times, in order, each with who would take the call */
export async function listFreeSlots(
  booking: Booking,
  call: Call,
  now: number,
  leadId?: string,
): Promise<string[]> {
  return listSlots(await readFree(booking, booking.store.db, call, now, leadId));
}

export const listSlots = ({ starts, findPeople }: Free): string[] =>
  starts.flatMap((start) =>
    findPeople(start)
      .slice(0, 1)
      .map(({ person }) => formatSlot(start, person)),
  );
