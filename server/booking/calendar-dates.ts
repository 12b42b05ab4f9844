/** Dates and recurrences of calendars (RFC 5545, section 3.3). A wall time is in milliseconds, as if it were in UTC. */
import ICAL from 'ical.js';
import { hourMs, minuteMs } from '../../lib/durations.ts';

export interface WrittenDate {
  wall: number;
  isDay: boolean;
  /** Minutes from UTC; undefined if the zone is named elsewhere. */
  offset: number | undefined;
}

const datePattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** @returns undefined for what is no date */
export function parseDate(text: string): WrittenDate | undefined {
  const [, year, month, day, hour, minute, second, zone] = datePattern.exec(text.trim()) ?? [];
  if (
    day === undefined ||
    Number(hour ?? 0) > 24 ||
    Number(minute ?? 0) > 59 ||
    Number(second ?? 0) > 60
  )
    return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date turns February 30 into March 2.
  if (date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    return undefined;
  const timeMs =
    Number(hour ?? 0) * hourMs + Number(minute ?? 0) * minuteMs + Number(second ?? 0) * 1000;
  return {
    wall: date.getTime() + timeMs,
    isDay: hour === undefined,
    offset: zone === undefined ? undefined : parseOffset(zone),
  };
}

/** @returns the days in a text that is no date, as wall times */
export const findDays = (text: string): number[] =>
  [...text.matchAll(/\d{4}-?\d\d-?\d\d/g)].flatMap(([day]) => parseDate(day)?.wall ?? []);

/** @param text such as `-0600` @returns minutes from UTC; undefined for what is no offset */
export function parseOffset(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-]?)(\d\d):?(\d\d)/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 14) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** @param text such as `PT1H` @returns milliseconds; undefined for what is no duration */
export function parseDurationMs(text: string): number | undefined {
  if (!/^[+-]?P(?=.*\d)[\dWDTHMS]+$/i.test(text)) return undefined;
  return ICAL.Duration.fromString(text.toUpperCase()).toSeconds() * 1000;
}

interface Rule {
  recur: ICAL.Recur;
  /** How many starts, if the rule says so. */
  count: number | undefined;
  /** `UNTIL` as it is written. */
  until: string;
  /** The rule cannot be read: `recur` is every day, or all the time if it repeats within a day. */
  isDamaged: boolean;
}

export function parseRule(text: string): Rule {
  const parts = new Map(
    text
      .toUpperCase()
      .replaceAll(/\s/g, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name, value.split(',').filter(Boolean).join(',')];
      })
      .filter(([, value]) => value !== ''),
  );
  const count = parts.get('COUNT');
  const until = parts.get('UNTIL') ?? '';
  for (const name of ['COUNT', 'UNTIL', 'RSCALE']) parts.delete(name);
  const format = () => [...parts].map((part) => part.join('=')).join(';');
  // Other calendars, and days that move to another month (RFC 7529).
  const isForeign = /RSCALE=(?!GREGORIAN)|SKIP=(?!OMIT)/i.test(text);
  const isReadable = (count === undefined || /^\d+$/.test(count)) && !isForeign;
  const rule = { count: isReadable && count !== undefined ? Number(count) : undefined, until };
  try {
    if (isForeign || !parts.has('FREQ')) throw new Error('not a rule');
    return { ...rule, recur: ICAL.Recur.fromString(format()), isDamaged: !isReadable };
  } catch {
    const isWithinDay = /BYHOUR|BYMINUTE|BYSECOND|HOURLY|MINUTELY|SECONDLY/.test(format());
    const recur = ICAL.Recur.fromString(`FREQ=${isWithinDay ? 'SECONDLY' : 'DAILY'}`);
    // How many of these days count is unknown.
    return { recur, count: undefined, until, isDamaged: true };
  }
}

/** Steps of one recurrence up to the end of the range: enough for hourly events over five years. */
const maxSteps = 50_000;

/**
 * @returns the wall times of a rule from its start, in order, without regard to its own end
 * @param until about the last one that is needed
 * @throws Error if the rule takes too many steps
 */
export function* iterateRule(recur: ICAL.Recur, start: number, until: number): Generator<number> {
  const iterator = recur.iterator(ICAL.Time.fromJSDate(new Date(start), true));
  const lastYear = new Date(until).getUTCFullYear() + 1;
  const check = iterator.check_contracting_rules.bind(iterator);
  let steps = 0;
  iterator.check_contracting_rules = () => {
    steps += 1;
    if (steps > maxSteps) throw new Error('a recurrence has too many starts');
    // A rule such as February 30 has no start, and ical.js would look for it forever.
    return iterator.last.year > lastYear || check();
  };
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { year, month, day, hour, minute, second } = next;
    yield Date.UTC(year, month - 1, day, hour, minute, second);
  }
}
