/** The dates of an event, as far as they can be read. What cannot be read makes the event longer, and is named. */
import { dayMs, minuteMs } from '../../lib/durations.ts';
import type { Interval } from './availability.ts';
import { findDays, parseDate, parseDurationMs } from './calendar-dates.ts';
import { type Component, findProperties, type Property, timeNames } from './calendar-text.ts';
import { createFixedZone, isExact, unite, type Zone } from './calendar-zones.ts';

export interface CalendarDate {
  wall: number;
  isDay: boolean;
  zone: Zone;
  /** As dates with the same one are the same. */
  keys: string[];
}

export interface Zones {
  /** The person's, for whole days. */
  own: Zone;
  /** Of times without a zone. */
  floating: Zone;
  find(id: string): Zone;
}

/** @param text one of the values of the property @returns undefined for what is no date */
export function readDate(text: string, { parameters }: Property, zones: Zones) {
  const date = parseDate(text);
  if (!date) return undefined;
  const id = parameters.get('TZID');
  const written = [
    ...(date.offset === undefined ? [] : [createFixedZone(date.offset)]),
    ...(id ? [zones.find(id)] : []),
  ];
  const zone = date.isDay ? zones.own : written.length > 0 ? uniteZones(written) : zones.floating;
  return createDate(date.wall, date.isDay, zone, date.offset !== undefined);
}

/** @returns the dates of a property that can be read */
export const readDates = (component: Component, name: string, zones: Zones): CalendarDate[] =>
  findProperties(component, name).flatMap((property) =>
    property.value.split(',').flatMap((text) => readDate(text, property, zones) ?? []),
  );

function createDate(wall: number, isDay: boolean, zone: Zone, isUtc = false): CalendarDate {
  const { earliest, latest } = zone.toInstants(wall);
  // Exchange gives a day of a whole-day series as midnight.
  const isMidnight = wall % dayMs === 0 && !isUtc;
  const keys = [`${earliest}/${latest}`, ...(isDay || isMidnight ? [`day ${wall}`] : [])];
  return { wall, isDay, zone, keys };
}

export const moveDate = ({ wall, isDay, zone }: CalendarDate, shiftMs: number): CalendarDate =>
  createDate(wall + shiftMs, isDay, zone);

/** A date that could be in any of these zones. */
export const uniteZones = (zones: readonly Zone[]): Zone => ({
  name: zones.map(({ name }) => name).join(', '),
  toInstants: (wall) => unite(...zones.map((zone) => zone.toInstants(wall))),
});

/** @param text a start with an end or a duration @returns undefined for what is no period */
export function readPeriod(text: string, property: Property, zones: Zones): Interval | undefined {
  const [from = '', to = ''] = text.split('/');
  const start = readDate(from, property, zones);
  const durationMs = parseDurationMs(to);
  const end =
    start && durationMs !== undefined ? moveDate(start, durationMs) : readDate(to, property, zones);
  if (!start || !end) return undefined;
  const times = {
    start: start.zone.toInstants(start.wall).earliest,
    end: end.zone.toInstants(end.wall).latest,
  };
  return times.end > times.start ? times : undefined;
}

export interface CalendarEvent {
  component: Component;
  start: CalendarDate;
  /** Of the first instance, in milliseconds. */
  lengthMs: number;
  /** Why the whole days of all its instances count; '' if they do not. */
  problem: string;
  /** Its start cannot be read: all instances are as long as a day already. */
  isPadded: boolean;
  /** @returns the instance whose start is moved in wall time */
  at(shiftMs: number): Instance;
  /** @returns the instance at a date that does not follow from the start */
  atDate(date: CalendarDate): Instance;
}

export interface Instance extends Interval {
  /** The name of a zone that leaves open when the instance is. */
  unknownZone: string | undefined;
}

/** @returns undefined for an event that names no day */
export function readEvent(component: Component, zones: Zones): CalendarEvent | undefined {
  const [startProperty] = findProperties(component, 'DTSTART');
  const written = startProperty && readDate(startProperty.value, startProperty, zones);
  const start = written ?? readDay(component, zones);
  if (!start) return undefined;
  const endProperties = findProperties(component, 'DTEND');
  const ends = endProperties.map((property) => readDate(property.value, property, zones));
  // From an unknown time of the day on.
  const durationsFrom = written ? start : moveDate(start, dayMs);
  const durations = findProperties(component, 'DURATION').map(({ value }) => {
    const durationMs = parseDurationMs(value);
    return durationMs === undefined ? undefined : moveDate(durationsFrom, durationMs);
  });
  // The last day that an unreadable end names.
  const endDays = endProperties
    .filter((_, index) => ends[index] === undefined)
    .flatMap(({ value }) => findDays(value))
    .map((day) => createDate(day + dayMs, true, zones.own));
  const readable = [...ends, ...durations].filter((end) => end !== undefined);
  const known = [...readable, ...endDays];
  const times = createTimes(start, written ? known : [...known, durationsFrom]);
  const problems = [
    written ? '' : 'its start cannot be read',
    readable.length < ends.length + durations.length ? 'its end cannot be read' : '',
    times.lengthMs < 0 ? 'it ends before it starts' : '',
    component.damaged.length > 0 ? 'it has a line that cannot be read' : '',
  ];
  return {
    component,
    start,
    ...times,
    problem: problems.find((problem) => problem !== '') ?? '',
    isPadded: !written,
    atDate: (date) =>
      createTimes(date, [moveDate(date, Math.max(times.lengthMs, date.isDay ? dayMs : 0))]).at(0),
  };
}

/** @returns the first day that an event names, if its start cannot be read */
function readDay(component: Component, zones: Zones): CalendarDate | undefined {
  const properties = timeNames.flatMap((name) => findProperties(component, name));
  const texts = [...properties.map(({ value }) => value), ...component.damaged];
  const [day] = texts.flatMap(findDays);
  if (day === undefined) return undefined;
  const ids = properties.flatMap(({ parameters }) => parameters.get('TZID') || []);
  return createDate(
    day,
    true,
    uniteZones([
      zones.own,
      ...(texts.some((text) => /z$/i.test(text)) ? [createFixedZone(0)] : []),
      ...ids.map(zones.find),
    ]),
  );
}

function createTimes(start: CalendarDate, written: readonly CalendarDate[]) {
  const first = start.zone.toInstants(start.wall).latest;
  const measure = (dates: readonly CalendarDate[]) =>
    Math.max(...dates.map(({ wall, zone }) => zone.toInstants(wall).latest - first));
  const lengthMs = written.length > 0 ? measure(written) : 0;
  // Some calendars end a whole-day event on the day itself. Without an end, an event takes the moment of its start.
  const ends =
    lengthMs > 0 ? written : [...written, moveDate(start, start.isDay ? dayMs : minuteMs)];
  const longestMs = measure(ends);
  return {
    lengthMs,
    at(shiftMs: number): Instance {
      const from = start.zone.toInstants(start.wall + shiftMs);
      const all = ends.map(({ wall, zone }) => zone.toInstants(wall + shiftMs));
      const open = [start, ...ends].find(
        ({ wall, zone }) => !isExact(zone.toInstants(wall + shiftMs)),
      );
      return {
        start: Math.min(
          from.earliest,
          ...(lengthMs < 0 ? all : []).map(({ earliest }) => earliest),
        ),
        // Programs disagree about whether a night in which clocks change makes the event longer.
        end: Math.max(from.latest + longestMs, ...all.map(({ latest }) => latest)),
        unknownZone: open?.zone.name,
      };
    },
  };
}

/** Canceled and declined events are free, as is what is marked as free. Where a property contradicts itself, it counts as busy. */
export function isFree(component: Component, isOwn: (address: string) => boolean): boolean {
  // A line is missing between two events: what says that one is free may belong to the other.
  if (component.damaged.length > 0 || findProperties(component, 'DTSTART').length > 1) return false;
  const read = (name: string) => findProperties(component, name).map(toUpperCase);
  const answers = findProperties(component, 'ATTENDEE')
    .filter(({ value, parameters }) =>
      [value.replace(/^mailto:/i, ''), parameters.get('EMAIL') ?? ''].some(isOwn),
    )
    .map(({ parameters }) => parameters.get('PARTSTAT')?.toUpperCase());
  if (areAll(read('STATUS'), 'CANCELLED') || areAll(answers, 'DECLINED')) return true;
  // Outlook's own status says more than TRANSP, which it writes beside it.
  const outlook = read('X-MICROSOFT-CDO-BUSYSTATUS');
  if (['BUSY', 'TENTATIVE', 'OOF'].some((status) => outlook.includes(status))) return false;
  return areAll(outlook, 'FREE', 'WORKINGELSEWHERE') || areAll(read('TRANSP'), 'TRANSPARENT');
}

const toUpperCase = ({ value }: Property) => value.toUpperCase();

const areAll = (values: readonly (string | undefined)[], ...wanted: string[]) =>
  values.length > 0 && values.every((value) => value !== undefined && wanted.includes(value));
