import fc from 'fast-check';
import ical from 'node-ical';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../lib/durations.ts';
import { listStarts } from '../../server/booking/availability.ts';
import { readBusyTimes } from '../../server/booking/busy-times.ts';
import { officeHours, otis } from '../server/support/booking.ts';

const meeting = fc.record({
  zone: fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Asia/Tokyo', 'America/Phoenix'),
  day: fc.integer({ min: -20, max: 20 }),
  minutes: fc.integer({ min: 0, max: 24 * 12 - 1 }).map((step) => step * 5),
  length: fc.integer({ min: 1, max: 36 }).map((step) => step * 5),
  rule: fc.constantFrom(
    '',
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=9',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=8',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU',
    'FREQ=MONTHLY;BYDAY=1TU,-1FR',
    'FREQ=MONTHLY;BYMONTHDAY=-1,15',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,2',
    'FREQ=MONTHLY;BYMONTH=3,11;BYDAY=MO,FR;BYSETPOS=-1',
    'FREQ=DAILY;BYMONTHDAY=-1,5',
    'FREQ=YEARLY;BYMONTH=3,11;BYDAY=2SU,3WE',
    'FREQ=YEARLY;BYMONTHDAY=4,-2;COUNT=30',
    'FREQ=YEARLY;BYWEEKNO=10,13,44,47;BYDAY=MO,WE',
  ),
  changes: fc.uniqueArray(fc.constantFrom('left out', 'moved', 'added', 'alone')),
});

type Meeting = ReturnType<typeof meeting.generate>['value'];

const format = (time: Temporal.PlainDateTime) =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

function formatMeeting(from: Temporal.PlainDate, index: number, each: Meeting): string[] {
  const start = from.add({ days: each.day }).toPlainDateTime().add({ minutes: each.minutes });
  const inZone = (name: string, time: Temporal.PlainDateTime) =>
    `${name};TZID=${each.zone}:${format(time)}`;
  const open = ['BEGIN:VEVENT', `UID:${index}@x`];
  const length = `DURATION:PT${each.length}M`;
  const moved = [
    ...open,
    inZone('RECURRENCE-ID', start),
    inZone('DTSTART', start.add({ days: 1, minutes: 35 })),
    length,
    'END:VEVENT',
  ];
  // The rest of the series was not shared.
  if (each.changes.includes('alone')) return moved;
  return [
    ...open,
    inZone('DTSTART', start),
    length,
    ...(each.rule ? [`RRULE:${each.rule}`] : []),
    ...(each.rule && each.changes.includes('left out')
      ? [inZone('EXDATE', start.add({ days: 7 }))]
      : []),
    ...(each.rule && each.changes.includes('added')
      ? [inZone('RDATE', start.add({ days: 2, minutes: 50 }))]
      : []),
    'END:VEVENT',
    ...(each.rule && each.changes.includes('moved') ? moved : []),
  ];
}

/** Each keeps what a person would read, or leaves it open. */
const damages: Record<string, (text: string) => string> = {
  none: (text) => text,
  'Windows names': (text) =>
    text
      .replaceAll('=America/Chicago:', '=Central Standard Time:')
      .replaceAll('=Europe/Berlin:', '="W. Europe Standard Time":'),
  'names in paths': (text) => text.replaceAll('TZID=', 'TZID=/example.org/20260101_1/'),
  'unknown names': (text) => text.replaceAll('=Europe/Berlin:', '=Office:'),
  abbreviations: (text) =>
    text.replaceAll('=America/Chicago:', '=CST:').replaceAll('=America/Phoenix:', '=MST:'),
  'names with an offset': (text) =>
    text.replaceAll('=America/Chicago:', '=(UTC-06:00) Central Time (US & Canada):'),
  'half a definition': (text) =>
    define(text, 'America/Chicago', ['STANDARD', '-0600', ''], ['DAYLIGHT', '-0500', '']),
  'a definition without offsets': (text) => define(text, 'Europe/Berlin', ['STANDARD', '', '']),
  'a definition without rules': (text) =>
    define(text, 'Europe/Berlin', ['STANDARD', '+0100', '+0200'], ['DAYLIGHT', '+0200', '+0100']),
  'a line without a colon': (text) => text.replaceAll('DURATION', 'Bring the files\r\nDURATION'),
  'a start that is no time': (text) => text.replaceAll(/(DTSTART.*T)\d{6}/g, '$1259900'),
  'no end of an event': (text) => text.replace('END:VEVENT\r\n', ''),
  'a rule that cannot be read': (text) => text.replaceAll(/BYDAY=[^;\r]+/g, 'BYDAY=XX'),
  'a count that cannot be read': (text) => text.replaceAll('COUNT=', 'COUNT=x'),
  'exceptions that cannot be read': (text) => text.replaceAll(/(EXDATE.*T)\d{6}/g, '$1'),
  'an empty EXDATE': (text) => text.replaceAll('END:VEVENT', 'EXDATE:\r\nEND:VEVENT'),
  'a broken event': (text) =>
    text.replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nDTSTART:\r\nEND:VEVENT\r\nEND:VCALENDAR'),
  'an added date in another zone': (text) =>
    text.replaceAll(/RDATE;TZID=(\w+\/\w+):(\S+)/g, (_, zone: string, time: string) => {
      const added = Temporal.PlainDateTime.from(time).toZonedDateTime(zone);
      return `RDATE;TZID=Asia/Kolkata:${format(added.withTimeZone('Asia/Kolkata').toPlainDateTime())}`;
    }),
  'exceptions of whole days': (text) =>
    text.replaceAll(/EXDATE.*:(\d{8})T\d{6}/g, 'EXDATE;VALUE=DATE:$1'),
  'a negative duration': (text) => text.replaceAll('DURATION:P', 'DURATION:-P'),
  'an end before the start': (text) =>
    text.replaceAll(/(DTSTART(.*):(\d{8})T\d{6})\r\nDURATION.*/g, '$1\r\nDTEND$2:$3T000000'),
  'the same UID everywhere': (text) => text.replaceAll(/UID:\d+/g, 'UID:0'),
  'a date cut in two lines': (text) => text.replaceAll(/(DTSTART.*:\d{6})(?=\d)/g, '$1\r\n'),
  'a zone cut in two lines': (text) => text.replaceAll(/(DTSTART;TZID=...)/g, '$1\r\n'),
  'names cut in two lines': (text) =>
    text.replaceAll('DTSTART', 'DTST\r\nART').replaceAll('RRULE', 'RRU\r\nLE'),
  'a rule cut in two lines': (text) => text.replaceAll(/(RRULE:.*(?:BY|,))(?=.)/g, '$1\r\n'),
  'small letters': (text) => text.toLowerCase(),
  folds: (text) => text.replaceAll(/(?<=[^\r\n]{7})(?=[^\r\n])/g, '\r\n '),
};

const define = (text: string, zone: string, ...observances: [string, string, string][]) =>
  text
    .replaceAll(`=${zone}:`, `=Home in ${zone.replace('/', ' ')}:`)
    .replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VTIMEZONE',
        `TZID:Home in ${zone.replace('/', ' ')}`,
        ...observances.flatMap(([name, to, before]) => [
          `BEGIN:${name}`,
          'DTSTART:20070311T020000',
          ...(to ? [`TZOFFSETTO:${to}`] : []),
          ...(before ? [`TZOFFSETFROM:${before}`] : []),
          `END:${name}`,
        ]),
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    );

const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'a byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'line feeds': (text) => Buffer.from(text.replaceAll('\r\n', '\n')),
  'carriage returns': (text) => Buffer.from(text.replaceAll('\r\n', '\r')),
};

/** @returns the busy times of a whole calendar, as another library reads it */
function readWhole(text: string, from: number, to: number) {
  const events = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
  return events
    .flatMap((event) =>
      ical.expandRecurringEvent(event, {
        from: new Date(from),
        to: new Date(to),
        expandOngoing: true,
      }),
    )
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
}

function offerNothingBusy(numRuns: number): void {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-02-27', '2026-03-20', '2026-10-23', '2026-12-18'),
      fc.array(meeting, { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom(...Object.keys(damages)), { maxLength: 3 }),
      fc.constantFrom(...Object.keys(encodings)),
      (day, meetings, kinds, encoding) => {
        const from = Temporal.PlainDate.from(day);
        const lines = meetings.flatMap((each, index) => formatMeeting(from, index, each));
        const whole = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
        const damaged = kinds.reduce((text, kind) => damages[kind]?.(text) ?? text, whole);
        const bytes = encodings[encoding]?.(damaged) ?? Buffer.from(damaged);
        const now = Date.parse(`${day}T06:00:00Z`);
        const to = now + 24 * dayMs;
        const query = { from: now - dayMs, to, timeZone: otis.timeZone, email: '' };
        const busy = readBusyTimes(bytes, query).times;
        const starts = listStarts(officeHours, otis, 'consultation', { calls: [], busy }, now);
        const lengthMs = officeHours.lengthMinutes * minuteMs;
        for (const time of readWhole(whole, now - dayMs, to)) {
          const offered = starts.find((at) => at < time.end && time.start < at + lengthMs);
          expect(offered && new Date(offered).toISOString()).toBeUndefined();
        }
      },
    ),
    { numRuns },
  );
}

it('offers no time of a damaged calendar that another library calls busy in the whole one', () => {
  offerNothingBusy(200);
});

it('offers no such time in many more calendars', { tags: ['nightly'] }, () => {
  offerNothingBusy(5000);
});
