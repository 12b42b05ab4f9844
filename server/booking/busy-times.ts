/**
 * Reads the busy times of a calendar in the iCalendar format: its text becomes components, their recurrences are expanded,
 * and what is free is left out. What is in doubt is busy (docs/product.md, Booking).
 */
import { dayMs } from '../../lib/durations.ts';
import { canonicalizeEmail } from '../text/email.ts';
import type { Interval } from './availability.ts';
import {
  type CalendarEvent,
  isFree,
  readDates,
  readEvent,
  readPeriod,
  uniteZones,
} from './calendar-event.ts';
import { addDays, addInstances, type Reading } from './calendar-series.ts';
import {
  CalendarError,
  type Component,
  findComponents,
  findEvents,
  findProperties,
  parseCalendars,
  readValue,
} from './calendar-text.ts';
import { createIanaZone, openZones } from './calendar-zones.ts';

export interface BusyTime extends Interval {
  /** Of the calendar's event; '' for a time without one. */
  uid: string;
}

export interface BusyTimes {
  /** Those that overlap the range, in order. */
  times: BusyTime[];
  /** What could not be read, for the staff. They name days, lines and zones, and quote nothing else. */
  doubts: string[];
}

export interface BusyQuery {
  /** The range to read, in epoch milliseconds. */
  from: number;
  to: number;
  /** The person's zone, for floating times and whole days. */
  timeZone: string;
  /** The person's address: an invitation that it declined is free. */
  email: string;
}

/** A calendar with more is refused. */
const maxInstances = 20_000;
const maxDoubts = 20;

/** @throws CalendarError if the text is not a whole calendar, or has too many instances */
export function readBusyTimes(bytes: Uint8Array, query: BusyQuery): BusyTimes {
  const times: BusyTime[] = [];
  const doubts = new Set<string>();
  const isInRange = ({ start, end }: Interval) => end > query.from && start < query.to;
  const add = (uid: string, { start, end }: Interval) => {
    if (!isInRange({ start, end })) return;
    if (times.length >= maxInstances) throw new CalendarError('the calendar has too many events');
    times.push({ uid, start, end });
  };
  const report = (doubt: string, time?: Interval) => {
    if ((!time || isInRange(time)) && doubts.size < maxDoubts) doubts.add(doubt);
  };
  const mailbox = canonicalizeEmail(query.email);
  const isOwn = (address: string) => address !== '' && canonicalizeEmail(address) === mailbox;
  for (const calendar of parseCalendars(bytes)) {
    // The rules of a zone are needed beyond the range.
    const find = openZones(calendar, query.to + 400 * dayMs);
    const own = createIanaZone(query.timeZone);
    // Programs disagree about whether the calendar's zone counts for times without one.
    const written = readValue(calendar, 'X-WR-TIMEZONE');
    const floating = written === '' ? own : uniteZones([own, find(written)]);
    const zones = { own, floating, find };
    const isFreeEvent = ({ component }: CalendarEvent) => isFree(component, isOwn);
    const reading = { ...query, zones, isFree: isFreeEvent, add, report };
    addEvents(findEvents(calendar), reading);
    addFreeBusy(calendar, reading);
    addAvailability(calendar, reading);
  }
  return { times: times.sort((a, b) => a.start - b.start), doubts: [...doubts] };
}

function addEvents(components: readonly Component[], reading: Reading): void {
  const { zones } = reading;
  const events = components.flatMap((component) => {
    const event = readEvent(component, zones);
    const isDated = findProperties(component, 'DTSTART').length + component.damaged.length > 0;
    if (!event && isDated) reading.report(`the event in line ${component.line} names no day`);
    return event ?? [];
  });
  // Events without a UID have nothing to do with one another.
  const groups = Map.groupBy(events, (event) => readValue(event.component, 'UID') || event);
  for (const group of groups.values()) {
    const replaced = new Map(
      group.flatMap((event) =>
        readDates(event.component, 'RECURRENCE-ID', zones).flatMap(({ keys }) =>
          keys.map((key): [string, CalendarEvent] => [key, event]),
        ),
      ),
    );
    for (const event of group.filter((each) => !reading.isFree(each))) {
      // A moved instance may come from outside the range, or from a series that was not shared.
      const isException = findProperties(event.component, 'RECURRENCE-ID').length > 0;
      addInstances(event, isException ? new Map() : replaced, reading);
    }
  }
}

/** Servers that share no details send busy periods. */
function addFreeBusy(calendar: Component, reading: Reading): void {
  for (const component of findComponents(calendar, 'VFREEBUSY')) {
    const properties = findProperties(component, 'FREEBUSY').filter(
      ({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
    );
    for (const property of properties)
      for (const text of property.value.split(',')) {
        const period = readPeriod(text, property, reading.zones);
        if (period) reading.add('', period);
        else addDays(text, component, reading);
      }
    for (const text of component.damaged) addDays(text, component, reading);
  }
}

/** Somebody is busy whenever they are not available (RFC 7953). */
function addAvailability(calendar: Component, reading: Reading): void {
  for (const component of findComponents(calendar, 'VAVAILABILITY')) {
    const available: Interval[] = [];
    let isInDoubt = false;
    addEvents(findComponents(component, 'AVAILABLE'), {
      ...reading,
      add: (_, time) => void available.push(time),
      report(...doubt) {
        isInDoubt = true;
        reading.report(...doubt);
      },
    });
    const range = readEvent(component, reading.zones);
    const isKnown = range?.problem === '';
    if (range && !isKnown)
      reading.report(`the availability in line ${component.line}: ${range.problem}`);
    const hasEnd = ['DTEND', 'DURATION'].some((name) => findProperties(component, name).length > 0);
    let busyFrom = isKnown ? range.at(0).start : reading.from;
    const end = isKnown && hasEnd ? range.at(0).end : reading.to;
    const free = isInDoubt ? [] : available.sort((a, b) => a.start - b.start);
    for (const time of [...free, { start: end, end }]) {
      const busyUntil = Math.min(time.start, end);
      if (busyUntil > busyFrom) reading.add('', { start: busyFrom, end: busyUntil });
      busyFrom = Math.max(busyFrom, time.end);
    }
  }
}
