/** Computes when calls can start: the weekly hours minus taken and busy times (docs/product.md, Booking). */
import { Temporal } from 'temporal-polyfill';
import { weekdays } from '../../lib/content/browser-constants.ts';
import {
  type BookablePerson,
  getLengthMinutes,
  type Hours,
  listDays,
} from '../../lib/content/schemas/hours.ts';
import { dayMs, minuteMs } from '../../lib/durations.ts';
import type { Call } from '../../lib/forms/consultation.ts';

/** Epoch milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

interface PersonTimes {
  /** Calls that hold their time, each with a gap after it. */
  calls: readonly Interval[];
  /** From their calendar. */
  busy: readonly Interval[];
}

/**
 * @param now epoch milliseconds
 * @returns the starts at which this person can take a call, in order, in epoch milliseconds
 */
export function listStarts(
  hours: Hours,
  person: BookablePerson,
  call: Call,
  { calls, busy }: PersonTimes,
  now: number,
): number[] {
  const { timeZone } = person;
  const lengthMs = getLengthMinutes(hours, call) * minuteMs;
  const gapMs = hours.gapMinutes * minuteMs;
  const earliest = now + hours.noticeHours * 60 * minuteMs;
  const latest = getHorizon(hours, now);
  const callsByDay = Map.groupBy(calls, ({ start }) => toDay(start, timeZone).toString());
  const taken = [...calls, ...busy].map(({ start, end }) => ({
    start: start - gapMs,
    end: end + gapMs,
  }));
  const isFree = (start: number) =>
    !taken.some((each) => each.start < start + lengthMs && start < each.end);

  const last = toDay(latest, timeZone);
  const starts: number[] = [];
  for (
    let day = toDay(earliest, timeZone);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    if ((callsByDay.get(day.toString())?.length ?? 0) >= hours.maxPerDay) continue;
    for (const { start, end } of listPeriods(person, day)) {
      for (let at = start; at + lengthMs <= end; at += lengthMs) {
        if (at >= earliest && at <= latest && isFree(at)) starts.push(at);
      }
    }
  }
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** @returns the latest start, in epoch milliseconds */
export const getHorizon = ({ horizonDays }: Hours, now: number): number =>
  now + horizonDays * dayMs;

const toDay = (instant: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();

/** @returns the hours of a day in the person's zone, in epoch milliseconds */
function listPeriods({ timeZone, hours, daysOff }: BookablePerson, day: Temporal.PlainDate) {
  const date = day.toString();
  const isOff = daysOff.some((off) =>
    typeof off === 'string' ? off === date : off.from <= date && date <= off.to,
  );
  if (isOff) return [];
  const toInstant = (time: string) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  return hours
    .filter((entry) => listDays(entry).some((name) => weekdays.indexOf(name) === day.dayOfWeek - 1))
    .map(({ opens, closes }) => ({ start: toInstant(opens), end: toInstant(closes) }));
}
