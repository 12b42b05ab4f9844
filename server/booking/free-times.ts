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

interface Free {
  /** Who can take the call at each start, in order: first the one with the fewest calls. */
  people: ReadonlyMap<number, BookablePerson[]>;
  taken: readonly TakenTime[];
}

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
): Promise<Free> {
  const { hours, calendars } = booking;
  const taken = await listTakenTimes(db, now - lookBackMs);
  const outdated = await listOutdatedTimes(db, booking, leadId);
  const own = taken.filter((each) => each.leadId === leadId).map(({ startsAt }) => startsAt);
  const free = hours.people.flatMap((person) => {
    const shown = calendars.getBusy(person.person);
    if (!shown) return [];
    const calls = taken
      .filter((each) => each.person === person.person && each.leadId !== leadId)
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
    const busy = shown.filter(({ uid, start }) => !outdated.has(toKey(uid, start)));
    return listStarts(hours, person, call, { calls, busy }, now)
      .filter((start) => !own.includes(start))
      .map((start) => ({ start, person, count: calls.length }));
  });
  const ordered = free.sort((a, b) => a.start - b.start || a.count - b.count);
  const byStart = Map.groupBy(ordered, ({ start }) => start);
  const people = [...byStart].map(
    ([start, all]) => [start, all.map(({ person }) => person)] as const,
  );
  return { people: new Map(people), taken };
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

export const listSlots = ({ people }: Free): string[] =>
  [...people].flatMap(([start, [first]]) => (first ? formatSlot(start, first.person) : []));
