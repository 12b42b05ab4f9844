import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayMs, minuteMs } from '../../lib/durations.ts';
import { listStarts } from '../../server/booking/availability.ts';
import { readBusyTimes } from '../../server/booking/busy-times.ts';
import { createBookingFixture } from '../server/support/site-fixture.ts';

const zone = 'America/Chicago';
/** Around the start and the end of daylight saving time. */
const year = {
  from: Date.UTC(2026, 0, 1),
  to: Date.UTC(2027, 0, 1),
  timeZone: zone,
  email: 'otis@juniper-row.example',
};

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID:')) ? [] : ['UID:1@x']),
  ...lines,
  'END:VEVENT',
];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** @returns the busy times as a person reads them in Chicago */
const read = (bytes: Uint8Array, query = year) =>
  readBusyTimes(bytes, query).times.map(({ start, end }) => {
    const format = (instant: number) =>
      Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' });
    return `${format(start)}/${format(end)}`;
  });

const caseSchema = z.object({
  case: z.string(),
  lines: z
    .string()
    .default('')
    .transform((text) => text.split('\n').slice(0, -1)),
  busy: z.array(z.string()),
  doubts: z.number().default(0),
});
const { feeds, events, zones, availabilities } = z
  .strictObject({
    feeds: z.array(z.object({ provider: z.string(), busy: z.array(z.string()), text: z.string() })),
    events: z.array(caseSchema),
    zones: z.array(caseSchema.extend({ zone: z.string() })),
    availabilities: z.array(caseSchema),
  })
  .parse(parse(readFileSync('tests/unit/calendars.yaml', 'utf8')));

it.each(feeds)('reads the same busy times from $provider as a person does', ({ text, busy }) => {
  expect(read(Buffer.from(text.replaceAll('\n', '\r\n')))).toEqual(busy);
});

/** @returns the busy times of December 2026 in Chicago, such as `02T10:00/02T11:00`, and how many doubts the staff are told */
const readDecember = (bytes: Uint8Array) => ({
  busy: read(bytes, december).map((time) => time.replaceAll('2026-12-', '')),
  doubts: readBusyTimes(bytes, december).doubts.length,
});
const december = { ...year, from: Date.UTC(2026, 10, 30), to: Date.UTC(2026, 11, 12) };

const hour = ['DTSTART;TZID=America/Chicago:20261202T100000', 'DURATION:PT1H'];
const atTen = ['02T10:00/02T11:00'];
const wholeDay = ['02T00:00/03T00:00'];

it.each(events)('an event: $case', ({ lines, busy, doubts }) => {
  expect(readDecember(Buffer.from(calendar(...event(...lines))))).toEqual({ busy, doubts });
});

it.each(zones)('the definition of a zone: $case', ({ zone, lines, busy, doubts }) => {
  const definition = ['BEGIN:VTIMEZONE', ...lines, `TZID:${zone}`, 'END:VTIMEZONE'];
  const start = `DTSTART;TZID=${zone}:20261202T100000`;
  const text = calendar(...definition, ...event(start, 'DURATION:PT1H'));
  expect(readDecember(Buffer.from(text))).toEqual({ busy, doubts });
});

it.each(availabilities)('is busy outside an availability: $case', ({ lines, busy, doubts }) => {
  const text = calendar('BEGIN:VAVAILABILITY', ...lines, 'END:VAVAILABILITY');
  expect(readDecember(Buffer.from(text))).toEqual({ busy, doubts });
});

const twoEvents = calendar(
  ...event('UID:1@x', ...hour, 'SUMMARY:Pfund für Pfund'),
  ...event('UID:2@x', 'DTSTART:20261203T160000Z', 'DURATION:PT1H'),
);
const bothBusy = [...atTen, '03T10:00/03T11:00'];
const split = Buffer.from(twoEvents).indexOf('ü') + 1;

const texts: [string, Uint8Array, string[], doubts?: number][] = [
  ['a byte order mark', Buffer.from(`\uFEFF${twoEvents}`), bothBusy],
  ['UTF-16', Buffer.from(`\uFEFF${twoEvents}`, 'utf16le'), bothBusy],
  ['UTF-16 the other way round, unmarked', Buffer.from(twoEvents, 'utf16le').swap16(), bothBusy],
  ['line ends of old Macs', Buffer.from(twoEvents.replaceAll('\r\n', '\r')), bothBusy],
  [
    'a fold in a character',
    Buffer.concat([
      Buffer.from(twoEvents).subarray(0, split),
      Buffer.from('\r\n '),
      Buffer.from(twoEvents).subarray(split),
    ]),
    bothBusy,
  ],
  ['a warning before it', Buffer.from(`Notice: undefined index\r\n${twoEvents}`), bothBusy],
  [
    'an event without its end',
    Buffer.from(twoEvents.replace('END:VEVENT\r\n', '')),
    [...wholeDay, '03T10:00/03T11:00'],
    1,
  ],
  [
    'an event without its beginning',
    Buffer.from(twoEvents.replace('BEGIN:VEVENT', 'BEGIN VEVENT')),
    [...wholeDay, '03T10:00/03T11:00'],
    1,
  ],
  [
    'an alarm without its end before the dates',
    Buffer.from(twoEvents.replace('UID:1@x', 'BEGIN:VALARM')),
    [...wholeDay, '03T10:00/03T11:00'],
    1,
  ],
  [
    'a zone of its own for times without one',
    Buffer.from(
      calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART:20261202T170000', 'DURATION:PT1H')),
    ),
    ['02T10:00/02T18:00'],
    1,
  ],
  [
    'a bad event beside a good one',
    Buffer.from(twoEvents.replace('DURATION:PT1H', 'DURATION:x')),
    [...wholeDay, '03T10:00/03T11:00'],
    1,
  ],
];

it.each(texts)('a calendar: %s', (_, bytes, busy, doubts = 0) => {
  expect(readDecember(bytes)).toEqual({ busy, doubts });
});

it('moves all later instances with RANGE=THISANDFUTURE', () => {
  const text = calendar(
    ...event(...hour, 'RRULE:FREQ=DAILY;COUNT=4'),
    ...event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T160000Z',
      'DTSTART:20261203T200000Z',
      'DURATION:PT2H',
    ),
    ...event('RECURRENCE-ID:20261205T160000Z', 'STATUS:CANCELLED', 'DTSTART:20261205T160000Z'),
  );
  expect(readDecember(Buffer.from(text)).busy).toEqual([
    ...atTen,
    '03T14:00/03T16:00',
    '04T14:00/04T16:00',
  ]);
});

it('keeps the instances of two series without a UID', () => {
  const text = calendar(
    ...event('UID:', ...hour),
    ...event('UID:', 'RECURRENCE-ID:20261202T160000Z', 'DTSTART:20261203T160000Z', 'DURATION:PT1H'),
  );
  expect(readDecember(Buffer.from(text)).busy).toEqual(bothBusy);
});

it('reads the periods of servers that share no details', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20261202T160000Z/PT1H,20261203T160000Z',
    'FREEBUSY;FBTYPE=FREE:20261204T160000Z/PT1H',
    'END:VFREEBUSY',
  );
  expect(readDecember(Buffer.from(text))).toEqual({
    busy: [...atTen, '03T00:00/04T00:00'],
    doubts: 1,
  });
});

it.each([
  ['HTML', '<!doctype html><h1>Sign in</h1>'],
  ['nothing', ''],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ['half a calendar', calendar(...event(...hour)).slice(0, -20)],
  ['too many events', calendar(...Array.from({ length: 20_001 }, () => event(...hour)).flat())],
])('refuses %s', (_, text) => {
  expect(() => readBusyTimes(Buffer.from(text), year)).toThrow();
});

const zoneNames = [
  ...['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata'],
  'Australia/Lord_Howe',
];

/** A person who takes calls each day, up to a day of the week. */
const createPerson = (
  timeZone: string,
  to: 'Friday' | 'Sunday',
  opens: string,
  closes: string,
) => ({
  person: 'otis-quill',
  timeZone,
  hours: [{ from: 'Monday' as const, to, opens, closes }],
  daysOff: [],
});

it('offers no time that is busy or outside the hours, before or after a clock change', () => {
  const interval = fc
    .record({
      at: fc.integer({ min: 0, max: 21 * 24 * 12 }),
      length: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ at, length }) => ({ start: at * 5 * minuteMs, end: (at + length) * 5 * minuteMs }));
  fc.assert(
    fc.property(
      fc.constantFrom(...zoneNames),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
      fc.array(interval, { maxLength: 20 }),
      fc.constantFrom(0, 15, 30),
      (timeZone, now, busyOffsets, gapMinutes) => {
        const { hours } = createBookingFixture({ gapMinutes, maxPerDay: 50, noticeHours: 1 });
        const person = createPerson(timeZone, 'Friday', '09:00', '12:30');
        const busy = busyOffsets.map(({ start, end }) => ({ start: now + start, end: now + end }));
        const starts = listStarts(hours, person, 'consultation', { calls: [], busy }, now);
        for (const start of starts) {
          const end = start + hours.lengthMinutes * minuteMs;
          expect(start).toBeGreaterThanOrEqual(now + hours.noticeHours * 60 * minuteMs);
          expect(start).toBeLessThanOrEqual(now + hours.horizonDays * dayMs);
          const gap = gapMinutes * minuteMs;
          expect(busy.some((each) => each.start - gap < end && start < each.end + gap)).toBe(false);
          const local = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
          expect(local.dayOfWeek).toBeLessThanOrEqual(5);
          const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
          expect(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00']).toContain(time);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it('keeps the daily maximum, the gap after a call, and days off', () => {
  const { hours } = createBookingFixture({
    gapMinutes: 30,
    maxPerDay: 2,
    noticeHours: 1,
    horizonDays: 4,
  });
  const person = {
    ...createPerson(zone, 'Sunday', '09:00', '11:30'),
    daysOff: ['2026-03-05', { from: '2026-03-07', to: '2026-03-07' }],
  };
  const toCall = (start: string) => {
    const { epochMilliseconds } = Temporal.Instant.from(start);
    return { start: epochMilliseconds, end: epochMilliseconds + 30 * minuteMs };
  };
  const calls = ['2026-03-04T15:30Z', '2026-03-06T15:00Z', '2026-03-06T15:30Z'].map(toCall);
  const starts = listStarts(
    hours,
    person,
    'consultation',
    { calls, busy: [] },
    Date.parse('2026-03-04T06:00Z'),
  );
  // March 4 has one call from 9:30; March 6 has two, and would be free from 10:30; March 5 and 7 are off.
  expect(starts.map((start) => new Date(start).toISOString().slice(0, 16))).toEqual([
    '2026-03-04T16:30',
    '2026-03-04T17:00',
  ]);
});
