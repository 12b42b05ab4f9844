import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { listStarts } from '../../server/booking/availability.ts';
import { readBusyTimes } from '../../server/booking/busy-times.ts';
import { bookingFixture } from '../server/support/site-fixture.ts';

const zone = 'America/Chicago';
/** Around the start and the end of daylight saving time. */
const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1), timeZone: zone };

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** @returns the busy times as a person reads them in Chicago */
const read = (text: string, query = year) =>
  readBusyTimes(text, query).map(({ start, end }) => {
    const format = (instant: number) =>
      Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' });
    return `${format(start)}/${format(end)}`;
  });

/** As documented by each provider; docs/sources.md names the pages. */
const feeds: Record<string, { text: string; busy: string[] }> = {
  Google: {
    text: calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'X-WR-TIMEZONE:America/Chicago',
      ...event(
        'DTSTART;TZID=America/Chicago:20260306T090000',
        'DTEND;TZID=America/Chicago:20260306T100000',
        'RRULE:FREQ=WEEKLY;UNTIL=20260321T045959Z;BYDAY=FR',
        'EXDATE;TZID=America/Chicago:20260313T090000',
        'TRANSP:OPAQUE',
      ),
      ...event('DTSTART;VALUE=DATE:20260317', 'DTEND;VALUE=DATE:20260318', 'TRANSP:TRANSPARENT'),
    ),
    busy: ['2026-03-06T09:00/2026-03-06T10:00', '2026-03-20T09:00/2026-03-20T10:00'],
  },
  Outlook: {
    text: calendar(
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      'BEGIN:VTIMEZONE',
      'TZID:Central Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0600',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...event(
        'DTSTART;TZID=Central Standard Time:20261030T140000',
        'DTEND;TZID=Central Standard Time:20261030T150000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
      ...event(
        'DTSTART;VALUE=DATE:20261102',
        'DTEND;VALUE=DATE:20261103',
        'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
      ),
      ...event(
        'DTSTART;VALUE=DATE:20261104',
        'DTEND;VALUE=DATE:20261105',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      ),
    ),
    busy: [
      '2026-10-30T14:00/2026-10-30T15:00',
      '2026-11-04T00:00/2026-11-05T00:00',
      '2026-11-06T14:00/2026-11-06T15:00',
    ],
  },
  Apple: {
    text: calendar(
      'PRODID:-//Apple Inc.//iCloud 2.0//EN',
      ...event(
        'DTSTART;TZID=America/New_York:20260309T100000',
        'DURATION:PT45M',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
      ...event(
        'RECURRENCE-ID;TZID=America/New_York:20260310T100000',
        'DTSTART;TZID=America/New_York:20260310T160000',
        'DTEND;TZID=America/New_York:20260310T163000',
      ),
      ...event(
        'RECURRENCE-ID;TZID=America/New_York:20260311T100000',
        'DTSTART;TZID=America/New_York:20260311T100000',
        'DTEND;TZID=America/New_York:20260311T104500',
        'STATUS:CANCELLED',
      ),
    ),
    busy: ['2026-03-09T09:00/2026-03-09T09:45', '2026-03-10T15:00/2026-03-10T15:30'],
  },
  Nextcloud: {
    text: calendar(
      'PRODID:-//IDN nextcloud.com//Calendar app 5.0//EN',
      ...event('DTSTART:20260303T090000', 'DTEND:20260303T100000', 'STATUS:TENTATIVE'),
      ...event('DTSTART;VALUE=DATE:20260305', 'CLASS:CONFIDENTIAL'),
    ),
    busy: ['2026-03-03T09:00/2026-03-03T10:00', '2026-03-05T00:00/2026-03-06T00:00'],
  },
  Proton: {
    text: calendar(
      'PRODID:-//Proton AG//ProtonCalendar 1.0//EN',
      ...event(
        'DTSTART;TZID=Europe/Paris:20260326T160000',
        'DTEND;TZID=Europe/Paris:20260326T170000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260401T150000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20260402T150000Z/PT1H',
      'END:VFREEBUSY',
    ),
    busy: [
      // Chicago changes its clocks three weeks before Paris.
      '2026-03-26T10:00/2026-03-26T11:00',
      '2026-04-01T10:00/2026-04-01T11:00',
      '2026-04-02T09:00/2026-04-02T10:00',
    ],
  },
};

it.each(Object.entries(feeds))('reads the busy times of %s as a person does', (_, feed) => {
  expect(read(feed.text)).toEqual(feed.busy);
});

it('holds more time than needed for a zone that nothing defines', () => {
  const text = calendar(
    ...event('DTSTART;TZID=Moon:20260303T120000', 'DTEND;TZID=Moon:20260303T130000'),
  );
  expect(read(text)).toEqual(['2026-03-02T16:00/2026-03-03T19:00']);
});

it.each([
  ['HTML', '<!doctype html><h1>Sign in</h1>'],
  ['nothing', ''],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  [
    'too many instances',
    calendar(...event('DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
  ],
])('refuses %s', (_, text) => {
  expect(() => readBusyTimes(text, year)).toThrow();
});

const zones = [
  'America/Chicago',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
];
const dayMs = 24 * 60 * 60_000;

it('offers no time that is busy or outside the hours, on either side of a change of the clocks', () => {
  const minute = 60_000;
  const interval = fc
    .record({
      at: fc.integer({ min: 0, max: 21 * 24 * 12 }),
      length: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ at, length }) => ({ start: at * 5 * minute, end: (at + length) * 5 * minute }));
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
      fc.array(interval, { maxLength: 20 }),
      fc.constantFrom(0, 15, 30),
      (timeZone, now, busyOffsets, gapMinutes) => {
        const { hours } = bookingFixture({ gapMinutes, maxPerDay: 50, noticeHours: 1 });
        const person = {
          person: 'otis-quill',
          timeZone,
          hours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '12:30' } as const],
          daysOff: [],
        };
        const busy = busyOffsets.map(({ start, end }) => ({ start: now + start, end: now + end }));
        const starts = listStarts(hours, person, 'consultation', { calls: [], busy }, now);
        for (const start of starts) {
          const end = start + hours.lengthMinutes * minute;
          expect(start).toBeGreaterThanOrEqual(now + hours.noticeHours * 60 * minute);
          expect(start).toBeLessThanOrEqual(now + hours.horizonDays * dayMs);
          expect(busy.some((each) => each.start < end && start < each.end)).toBe(false);
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
