/** Expands an event of a calendar into its instances (RFC 5545, section 3.8.5). */
import { Temporal } from 'temporal-polyfill';
import { dayMs, minuteMs } from '../../lib/durations.ts';
import type { Interval } from './availability.ts';
import { findDays, iterateRule, parseDate, parseRule } from './calendar-dates.ts';
import {
  type CalendarDate,
  type CalendarEvent,
  type Instance,
  moveDate,
  readDate,
  readDates,
  readPeriod,
  type Zones,
} from './calendar-event.ts';
import { CalendarError, type Component, findProperties, readValue } from './calendar-text.ts';
import { maxAheadMs, maxBehindMs } from './calendar-zones.ts';

/** Starts of one recurrence in the range: enough for one every half hour in 100 days. */
const maxStarts = 5000;

export interface Reading {
  /** The range to read, in epoch milliseconds. */
  from: number;
  to: number;
  /** The person's zone. */
  timeZone: string;
  zones: Zones;
  isFree(event: CalendarEvent): boolean;
  add(uid: string, time: Interval): void;
  /** @param time nothing is reported outside the range */
  report(doubt: string, time?: Interval): void;
}

/** @param exceptions those that replace instances, by the keys of their dates */
export function addInstances(
  event: CalendarEvent,
  exceptions: ReadonlyMap<string, CalendarEvent>,
  reading: Reading,
): void {
  const { component, start } = event;
  const { zones } = reading;
  const excluded = new Set(readDates(component, 'EXDATE', zones).flatMap(({ keys }) => keys));
  const isLeftOut = ({ keys }: CalendarDate) =>
    // The key of the day counts only in whole-day series.
    keys.slice(0, start.isDay ? 2 : 1).some((key) => excluded.has(key) || exceptions.has(key));
  const add = (instance: Instance) => addInstance(event, instance, event.problem, reading);
  if (!isLeftOut(start)) add(event.at(0));
  const further = findProperties(component, 'DTSTART').slice(1);
  for (const property of [...findProperties(component, 'RDATE'), ...further]) {
    for (const text of property.value.split(',').filter((value) => value !== '')) {
      const date = readDate(text.split('/')[0] ?? '', property, zones);
      const period = readPeriod(text, property, zones);
      if (date && isLeftOut(date)) continue;
      if (period) add({ ...period, unknownZone: undefined });
      else if (date && !text.includes('/')) add(event.atDate(date));
      else addDays(text, component, reading);
    }
  }
  const rules = findProperties(component, 'RRULE').filter(({ value }) => value !== '');
  for (const { value } of rules) addRule(value, event, exceptions, isLeftOut, reading);
}

function addRule(
  text: string,
  event: CalendarEvent,
  exceptions: ReadonlyMap<string, CalendarEvent>,
  isLeftOut: (date: CalendarDate) => boolean,
  reading: Reading,
): void {
  const { start, lengthMs } = event;
  const rule = parseRule(text);
  const until = readUntil(rule.until, start, reading.zones);
  const isDamaged = rule.isDamaged || (rule.until !== '' && until === undefined);
  if (isDamaged) addInstance(event, event.at(0), 'its recurrence cannot be read', reading);
  const isOver = (index: number, instant: number) =>
    (rule.count !== undefined || until !== undefined) &&
    index > (rule.count ?? 0) &&
    instant > (until ?? -Infinity);
  const movesFuture = [...exceptions.values()].filter(isForFuture);
  const reachMs = Math.max(
    0,
    ...movesFuture.map((exception) => -getMovedMs(exception, reading.zones)),
  );
  // Skips most of an old recurrence, since computing exact instants is slow.
  const skipBefore =
    movesFuture.length > 0
      ? -Infinity
      : reading.from - Math.abs(lengthMs) - maxAheadMs - maxBehindMs - 2 * dayMs;
  let index = 0;
  let starts = 0;
  let last = start.wall;
  let followed: { event: CalendarEvent; wall: number } | undefined;
  try {
    for (const wall of iterateRule(rule, start.wall, reading.to + reachMs)) {
      index += 1;
      last = wall;
      if (wall < skipBefore && !isOver(index, wall - maxAheadMs)) continue;
      const date = moveDate(start, wall - start.wall);
      const { earliest } = start.zone.toInstants(wall);
      if (isOver(index, earliest) || earliest >= reading.to + reachMs) return;
      const exception = date.keys
        .map((key) => exceptions.get(key))
        .find((each) => each !== undefined);
      if (exception && isForFuture(exception)) followed = { event: exception, wall };
      if (wall === start.wall || isLeftOut(date)) continue;
      starts += 1;
      if (starts > maxStarts) throw new Error('a recurrence has too many starts');
      const source = followed ?? { event, wall: start.wall };
      if (reading.isFree(source.event)) continue;
      addInstance(source.event, source.event.at(wall - source.wall), source.event.problem, reading);
    }
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    const end = rule.count === undefined && until !== undefined ? until + lengthMs : reading.to;
    const rest = { start: start.zone.toInstants(last).earliest, end, unknownZone: undefined };
    if (rest.end > rest.start) addInstance(event, rest, 'it repeats too often', reading);
  }
}

const isForFuture = ({ component }: CalendarEvent) =>
  findProperties(component, 'RECURRENCE-ID').some(
    ({ parameters }) => parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  );

/** @returns by how much an exception moves an instance */
const getMovedMs = ({ component, start }: CalendarEvent, zones: Zones): number =>
  Math.min(
    ...readDates(component, 'RECURRENCE-ID', zones).map(
      ({ wall, zone }) => start.zone.toInstants(start.wall).earliest - zone.toInstants(wall).latest,
    ),
  );

/** @returns the last instant of a rule; undefined if it has none that can be read */
function readUntil(text: string, { isDay, zone }: CalendarDate, zones: Zones): number | undefined {
  const date = parseDate(text);
  if (!date) return undefined;
  if (date.isDay) return zone.toInstants(date.wall + dayMs).latest - 1;
  if (date.offset === undefined) return zone.toInstants(date.wall).latest;
  const day = Math.floor(date.wall / dayMs) * dayMs;
  return Math.max(
    date.wall - date.offset * minuteMs,
    isDay ? zones.own.toInstants(day).latest : -Infinity,
  );
}

function addInstance(
  { component, isPadded }: CalendarEvent,
  instance: Instance,
  problem: string,
  reading: Reading,
): void {
  const isWhole = problem === '' || isPadded;
  const time = isWhole ? instance : toWholeDays(instance, reading.timeZone);
  reading.add(readValue(component, 'UID'), time);
  if (problem !== '') {
    const day = toDay(time.start, reading.timeZone).toPlainDate().toString();
    reading.report(`the event of ${day} in line ${component.line}: ${problem}`, time);
  }
  if (instance.unknownZone !== undefined)
    reading.report(
      `the time zone '${instance.unknownZone.slice(0, 80)}' is not known for certain`,
      time,
    );
}

/** Adds the days that a text names, which is no date or period. */
export function addDays(text: string, component: Component, reading: Reading): void {
  for (const day of findDays(text)) {
    const [start, end] = [day, day + dayMs].map(
      (wall) => reading.zones.own.toInstants(wall).latest,
    );
    const time = { start: start ?? 0, end: end ?? 0 };
    reading.add(readValue(component, 'UID'), time);
    reading.report(`a date in line ${component.line} cannot be read`, time);
  }
}

const toDay = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).startOfDay();

const toWholeDays = ({ start, end }: Interval, timeZone: string): Interval => ({
  start: toDay(start, timeZone).epochMilliseconds,
  end: toDay(end - 1, timeZone).add({ days: 1 }).epochMilliseconds,
});
