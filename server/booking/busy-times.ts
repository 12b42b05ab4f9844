/** Reads the busy times of a calendar in the iCalendar format (RFC 5545). */
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { z } from 'zod';
import { isTimeZone } from '../../lib/content/schemas/opening-hours.ts';
import { hourMs } from '../../lib/durations.ts';
import type { Interval } from './availability.ts';

export interface BusyTime extends Interval {
  /** Of the calendar's event; '' for a time without one. */
  uid: string;
}

interface BusyQuery {
  /** The range to read, in epoch milliseconds. */
  from: number;
  to: number;
  /** The person's zone, for floating times and whole days. */
  timeZone: string;
}

type AddTime = (time: BusyTime) => void;

/** A calendar with more is refused, such as one that repeats every second without an end. */
const maxInstances = 20_000;
/** Steps of one recurrence up to the end of the range: enough for hourly events over five years. */
const maxSteps = 50_000;

/**
 * Canceled and transparent events do not count, nor does what Outlook marks as free or working elsewhere. All
 * others are busy, including whole days.
 * @returns the busy times that overlap the range, in order
 * @throws Error if the text is not a calendar or has too many instances
 */
export function readBusyTimes(text: string, query: BusyQuery): BusyTime[] {
  const times: BusyTime[] = [];
  const add: AddTime = (time) => {
    if (time.end <= query.from || time.start >= query.to || time.end <= time.start) return;
    if (times.length >= maxInstances) throw new Error('the calendar has too many events');
    times.push(time);
  };
  for (const calendar of parseCalendars(text)) {
    addEvents(calendar, query, add);
    addFreeBusy(calendar, add);
  }
  return times.sort((a, b) => a.start - b.start);
}

const jCal = z.array(z.unknown()).min(1);

/** A date that some calendars write without `VALUE=DATE`. */
const bareDay = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID):(?=\d{8}[\r\n,])/gm;

function parseCalendars(text: string): ICAL.Component[] {
  const parsed = jCal.parse(ICAL.parse(text.replace(bareDay, '$1;VALUE=DATE:')));
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed.map((root) => jCal.parse(root));
  const calendars = roots.map((root) => new ICAL.Component(root));
  if (calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('not a calendar');
  return calendars;
}

function addEvents(calendar: ICAL.Component, query: BusyQuery, add: AddTime): void {
  defineZones(calendar);
  const components = calendar
    .getAllSubcomponents('vevent')
    .filter((event) => event.hasProperty('dtstart'));
  const byUid = Map.groupBy(components, getUid);
  for (const [uid, events] of byUid) {
    const exceptions = events.filter((event) => event.hasProperty('recurrence-id'));
    const others = events.filter((event) => !event.hasProperty('recurrence-id'));
    const addOne = (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) => {
      if (isFree(component)) return;
      const from = toInstants(start, readZone(component, 'dtstart'), query.timeZone);
      const zone = readZone(component, component.hasProperty('dtend') ? 'dtend' : 'dtstart');
      const to = toInstants(getLastEnd(start, end), zone, query.timeZone);
      add({ uid, start: from.earliest, end: to.latest });
    };
    if (others.every(isWholeDay)) for (const exception of exceptions) cutToDay(exception);
    for (const component of others) {
      for (const { start, end } of takePeriods(component)) addOne(component, start, end);
      // Without `exceptions`, each event would search the whole calendar for them.
      const event = new ICAL.Event(component, { exceptions, strictExceptions: false });
      if (event.isRecurring()) addOccurrences(event, query, addOne);
      else addOne(component, event.startDate, event.endDate);
    }
    // A moved instance may come from outside the range, or from a series that was not shared.
    for (const component of exceptions) {
      const event = new ICAL.Event(component);
      addOne(component, event.startDate, event.endDate);
    }
  }
}

function addOccurrences(
  event: ICAL.Event,
  query: BusyQuery,
  addOne: (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) => void,
): void {
  const zone = readZone(event.component, 'dtstart');
  const iterator = event.iterator();
  const skipBeforeMs = query.from - event.duration.toSeconds() * 1000 - maxAheadMs - maxBehindMs;
  let steps = 0;
  for (let next = iterator.next(); next; next = iterator.next()) {
    steps += 1;
    if (steps > maxSteps) throw new Error('a recurrence has too many instances');
    // Skips most of an old recurrence, since computing exact instants is slow.
    if (event.rangeExceptions.length === 0 && toLocalMs(next) < skipBeforeMs) continue;
    if (toInstants(next, zone, query.timeZone).earliest >= query.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    // The caller adds the exceptions.
    const isException = item.isRecurrenceException() && !item.modifiesFuture();
    if (!isException) addOne(item.component, startDate, endDate);
  }
}

/** @returns epoch milliseconds, as if the time were in UTC */
const toLocalMs = ({ year, month, day, hour, minute }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute);

const isWholeDay = (event: ICAL.Component) => event.getFirstProperty('dtstart')?.type === 'date';

/** Some calendars end a whole-day event on the day itself, not on the next. */
function getLastEnd(start: ICAL.Time, end: ICAL.Time): ICAL.Time {
  if (!start.isDate || end.compare(start) > 0) return end;
  const next = start.clone();
  next.adjust(1, 0, 0, 0);
  return next;
}

/** Exchange gives the replaced day of a whole-day series as midnight, not as a date. */
function cutToDay(exception: ICAL.Component): void {
  const id = exception.getFirstPropertyValue('recurrence-id');
  if (!(id instanceof ICAL.Time) || id.isDate) return;
  const day = id.clone();
  day.isDate = true;
  exception.removeAllProperties('recurrence-id');
  exception.addPropertyWithValue('recurrence-id', day);
}

/** Removes instances with their own length from an event, since ical.js reads only their starts. */
function takePeriods(event: ICAL.Component): { start: ICAL.Time; end: ICAL.Time }[] {
  const properties = event.getAllProperties('rdate').filter(({ type }) => type === 'period');
  for (const property of properties) event.removeProperty(property);
  return properties
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Period)
    .map((period) => ({ start: period.start, end: period.getEnd() }));
}

const getUid = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');

function isFree(event: ICAL.Component): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    read('status') === 'CANCELLED' ||
    read('transp') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(read('x-microsoft-cdo-busystatus'))
  );
}

/** Servers that share no details send busy periods, in UTC. */
function addFreeBusy(calendar: ICAL.Component, add: AddTime): void {
  const properties = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter(
      (property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE',
    );
  for (const property of properties) {
    for (const period of property.getValues()) {
      if (!(period instanceof ICAL.Period)) continue;
      const start = period.start.toUnixTime() * 1000;
      add({ uid: '', start, end: period.getEnd().toUnixTime() * 1000 });
    }
  }
}

/** Recurrences need the definition of their zone, which some calendars leave out. */
function defineZones(calendar: ICAL.Component): void {
  // macOS sometimes writes a zone without a name, which makes ical.js fail.
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    if (!zone.hasProperty('tzid')) calendar.removeSubcomponent(zone);
  const defined = new Set(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  );
  const named = new Set(
    calendar
      .getAllSubcomponents('vevent')
      .flatMap((event) =>
        ['dtstart', 'dtend', 'recurrence-id'].map((name) => readZone(event, name)),
      ),
  );
  for (const tzid of named) {
    const name = tzid === undefined || defined.has(tzid) ? undefined : findIanaName(tzid);
    const [block = ''] = name === undefined ? [] : tzlib_get_ical_block(name);
    if (tzid === undefined || !block.startsWith('BEGIN:')) continue;
    const component = ICAL.Component.fromString(block);
    component.updatePropertyWithValue('tzid', tzid);
    calendar.addSubcomponent(component);
  }
}

const readZone = (component: ICAL.Component, name: string): string | undefined => {
  const value = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof value === 'string' ? value : undefined;
};

const ianaNames = new Map<string, string | undefined>();

/** @returns the IANA name in a zone's id, such as `/example.org/20240101/America/Chicago`; undefined for other names */
function findIanaName(tzid: string): string | undefined {
  if (!ianaNames.has(tzid)) {
    const parts = tzid.split('/');
    const names = parts.map((_, index) => parts.slice(index).join('/'));
    ianaNames.set(tzid, names.find(isTimeZone));
  }
  return ianaNames.get(tzid);
}

/** The largest offsets from UTC. */
const maxAheadMs = 14 * hourMs;
const maxBehindMs = 12 * hourMs;

/** @returns the instant of a time in epoch milliseconds; a range if its zone is unknown */
function toInstants(
  time: ICAL.Time,
  tzid: string | undefined,
  timeZone: string,
): { earliest: number; latest: number } {
  const exact = (instant: number) => ({ earliest: instant, latest: instant });
  const { year, month, day, hour, minute, second } = time;
  if (time.isDate) {
    return exact(
      Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(timeZone).epochMilliseconds,
    );
  }
  if (time.zone === ICAL.Timezone.utcTimezone) return exact(time.toUnixTime() * 1000);
  const name = tzid === undefined ? timeZone : findIanaName(tzid);
  if (name !== undefined) {
    const local = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return exact(local.toZonedDateTime(name).epochMilliseconds);
  }
  const instant = time.toUnixTime() * 1000;
  const isDefined = time.zone && time.zone !== ICAL.Timezone.localTimezone;
  if (isDefined) return exact(instant);
  return { earliest: instant - maxAheadMs, latest: instant + maxBehindMs };
}
