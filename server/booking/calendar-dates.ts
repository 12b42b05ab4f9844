/** Dates and recurrences of calendars (RFC 5545, section 3.3). A wall time is in milliseconds, as if it were in UTC. */
import ICAL from 'ical.js';
import { hourMs, minuteMs } from '../../lib/durations.ts';

interface WrittenDate {
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
  [...text.matchAll(/\d{4}([-/.]?)\d\d\1\d\d/g)].flatMap(
    ([day]) => parseDate(day.replaceAll(/\D/g, ''))?.wall ?? [],
  );

/** @param text such as `-0600` @returns minutes from UTC; undefined for what is no offset */
export function parseOffset(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-]?)(\d\d):?(\d\d)/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 14) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** @param text such as `PT1H` @returns milliseconds; undefined for what is no duration */
export function parseDurationMs(text: string): number | undefined {
  // ical.js reads a month as a minute, and throws for a number without a unit.
  if (!/^[+-]?P(?=.)(?:\d+W)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i.test(text))
    return undefined;
  return ICAL.Duration.fromString(text.toUpperCase()).toSeconds() * 1000;
}

interface Rule {
  recur: ICAL.Recur;
  /** The months, from 1, that starts are in; empty for all. */
  months: number[];
  /** How many starts, if the rule says so. */
  count: number | undefined;
  /** `UNTIL` as it is written. */
  until: string;
  /** The rule cannot be read: `recur` is every day, or all the time if it repeats within a day. */
  isDamaged: boolean;
}

export function parseRule(text: string): Rule {
  const written = text
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value.split(',').filter(Boolean).join(',')];
    });
  const {
    COUNT: count,
    UNTIL: until = '',
    ...parts
  } = Object.fromEntries(written.filter(([, value]) => value !== ''));
  const isCounted = count === undefined || /^\d+$/.test(count);
  const { rule, months, isWider } = widen(parts);
  try {
    return {
      recur: parseRecur(rule),
      months: months.map(Number),
      count: count === undefined || !isCounted || isWider ? undefined : Number(count),
      until,
      isDamaged: !isCounted,
    };
  } catch {
    const isWithinDay = /BYHOUR|BYMINUTE|BYSECOND|HOURLY|MINUTELY|SECONDLY/i.test(text);
    const recur = parseRecur({ FREQ: isWithinDay ? 'SECONDLY' : 'DAILY' });
    // How many of these days count is unknown.
    return { recur, months: [], count: undefined, until, isDamaged: true };
  }
}

type RuleParts = Record<string, string | undefined>;

/** @throws Error for other calendars, days that move to another month (RFC 7529), and weeks, which ical.js reads wrongly */
function parseRecur({ RSCALE = 'GREGORIAN', SKIP = 'OMIT', ...rule }: RuleParts): ICAL.Recur {
  if (RSCALE !== 'GREGORIAN' || SKIP !== 'OMIT' || rule.BYWEEKNO || !rule.FREQ)
    throw new Error('not a rule that can be read');
  return ICAL.Recur.fromString(
    Object.entries(rule)
      .map((part) => part.join('='))
      .join(';'),
  );
}

/** ical.js leaves out starts of some rules. @returns a rule that it reads, with at least the same starts */
function widen(parts: RuleParts): { rule: RuleParts; months: string[]; isWider: boolean } {
  const { INTERVAL, BYSETPOS, ...rest } = parts;
  if (rest.FREQ === 'YEARLY' && !rest.BYMONTH && /\d/.test(rest.BYDAY ?? '')) {
    // Weekdays that are counted from the start of the year.
    const { BYDAY = '', ...rule } = rest;
    const days = BYDAY.replaceAll(/[-+\d]/g, '');
    return { rule: { ...rule, FREQ: 'WEEKLY', BYDAY: days }, months: [], isWider: true };
  }
  if (rest.FREQ === 'MONTHLY' && BYSETPOS && isBeyondMonth(BYSETPOS, rest))
    return { rule: rest, months: rest.BYMONTH?.split(',') ?? [], isWider: true };
  const isByDay =
    rest.BYMONTHDAY && !rest.BYYEARDAY && ['DAILY', 'YEARLY'].includes(rest.FREQ ?? '');
  const { BYMONTH, ...rule } = isByDay ? { ...rest, FREQ: 'MONTHLY' } : parts;
  const isWider = !!isByDay && !!(INTERVAL || BYSETPOS);
  return rule.FREQ === 'MONTHLY'
    ? { rule, months: BYMONTH?.split(',') ?? [], isWider }
    : { rule: parts, months: [], isWider };
}

/** Whether a month can have fewer starts than a position asks for: ical.js then ends the rule. */
function isBeyondMonth(positions: string, { BYDAY, BYMONTHDAY }: RuleParts): boolean {
  const days = BYDAY?.split(',') ?? [];
  const dates = BYMONTHDAY?.split(',') ?? [];
  const least =
    days.length > 0 && dates.length > 0
      ? 0
      : days.reduce((sum, day) => sum + (/5/.test(day) ? 0 : /\d/.test(day) ? 1 : 4), 0) +
        dates.filter((date) => Math.abs(Number(date)) <= 28).length;
  return positions.split(',').some((position) => Math.abs(Number(position)) > least);
}

/** Steps of one recurrence up to the end of the range: enough for hourly events over five years. */
const maxSteps = 50_000;

/**
 * @returns the wall times of a rule from its start, in order, without regard to its own end
 * @param until about the last one that is needed
 * @throws Error if the rule takes too many steps
 */
export function* iterateRule(
  { recur, months }: Rule,
  start: number,
  until: number,
): Generator<number> {
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
    if (months.length === 0 || months.includes(month) || year > lastYear)
      yield Date.UTC(year, month - 1, day, hour, minute, second);
  }
}
