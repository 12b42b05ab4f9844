import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
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

/** Chicago's zone as Windows describes it. */
const windowsCentral = [
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
];

/** @returns a zone with the rules of the United States or the European Union */
const formatZone = (tzid: string, area: 'US' | 'EU', standard: string, daylight: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  `X-LIC-LOCATION:${tzid}`,
  'BEGIN:DAYLIGHT',
  `TZOFFSETFROM:${standard}`,
  `TZOFFSETTO:${daylight}`,
  ...(area === 'US'
    ? ['DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU']
    : ['DTSTART:19810329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']),
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  `TZOFFSETFROM:${daylight}`,
  `TZOFFSETTO:${standard}`,
  ...(area === 'US'
    ? ['DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']
    : ['DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']),
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Each provider's properties, in its order; docs/sources.md lists the feeds that were read. */
const feeds: Record<string, { text: string; busy: string[] }> = {
  // A moved instance comes before its series; single events are in UTC; a series is split into one with `_R` in its UID.
  Google: {
    text: calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Otis',
      'X-WR-TIMEZONE:America/Chicago',
      ...formatZone('America/Chicago', 'US', '-0600', '-0500'),
      ...event(
        'DTSTART;TZID=America/Chicago:20260319T153000',
        'DTEND;TZID=America/Chicago:20260319T160000',
        'RECURRENCE-ID;TZID=America/Chicago:20260320T090000',
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
      ...event(
        'DTSTART;TZID=America/Chicago:20260306T090000',
        'DTEND;TZID=America/Chicago:20260306T100000',
        'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20260328T045959Z;BYDAY=FR',
        'EXDATE;TZID=America/Chicago:20260313T090000',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
      ...event(
        'UID:1_R20260403T143000@x',
        'DTSTART;TZID=America/Chicago:20260403T093000',
        'DTEND;TZID=America/Chicago:20260403T100000',
        'RRULE:FREQ=WEEKLY;WKST=SU;COUNT=1;BYDAY=FR',
        'STATUS:TENTATIVE',
        'TRANSP:OPAQUE',
      ),
      ...event('UID:2@x', 'DTSTART:20260310T190000Z', 'DTEND:20260310T193000Z', 'STATUS:CONFIRMED'),
      ...event('UID:3@x', 'DTSTART:20260311T190000Z', 'DTEND:20260311T193000Z', 'STATUS:CANCELLED'),
      ...event(
        'UID:4@x',
        'DTSTART;VALUE=DATE:20260317',
        'DTEND;VALUE=DATE:20260318',
        'TRANSP:TRANSPARENT',
      ),
    ),
    busy: [
      '2026-03-06T09:00/2026-03-06T10:00',
      '2026-03-10T14:00/2026-03-10T14:30',
      '2026-03-19T15:30/2026-03-19T16:00',
      '2026-03-27T09:00/2026-03-27T10:00',
      '2026-04-03T09:30/2026-04-03T10:00',
    ],
  },
  // The replaced day of a whole-day series is given as its midnight.
  Outlook: {
    text: calendar(
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      'X-WR-CALNAME:Calendar',
      ...windowsCentral,
      ...event(
        'RRULE:FREQ=WEEKLY;UNTIL=20261106T200000Z;INTERVAL=1;BYDAY=FR;WKST=SU',
        'DTSTART;TZID=Central Standard Time:20261030T140000',
        'DTEND;TZID=Central Standard Time:20261030T150000',
        'CLASS:PUBLIC',
        'TRANSP:OPAQUE',
        'STATUS:CONFIRMED',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
      ),
      ...event(
        'UID:3@x',
        'DTSTART;VALUE=DATE:20261102',
        'DTEND;VALUE=DATE:20261103',
        'TRANSP:OPAQUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
      ...event(
        'UID:2@x',
        'RRULE:FREQ=WEEKLY;UNTIL=20261112T060000Z;INTERVAL=1;BYDAY=WE;WKST=SU',
        'DTSTART;VALUE=DATE:20261104',
        'DTEND;VALUE=DATE:20261105',
        'TRANSP:OPAQUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
      ...event(
        'UID:2@x',
        'RECURRENCE-ID;TZID=Central Standard Time:20261111T000000',
        'DTSTART;VALUE=DATE:20261112',
        'DTEND;VALUE=DATE:20261113',
        'TRANSP:OPAQUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
      ...event(
        'UID:4@x',
        'DTSTART;TZID=Central Standard Time:20261103T100000',
        'DTEND;TZID=Central Standard Time:20261103T110000',
        'TRANSP:TRANSPARENT',
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      ),
      ...event(
        'UID:5@x',
        'DTSTART;TZID=Central Standard Time:20261103T120000',
        'DTEND;TZID=Central Standard Time:20261103T123000',
        'TRANSP:OPAQUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
      ),
    ),
    busy: [
      '2026-10-30T14:00/2026-10-30T15:00',
      '2026-11-03T12:00/2026-11-03T12:30',
      '2026-11-04T00:00/2026-11-05T00:00',
      '2026-11-06T14:00/2026-11-06T15:00',
      '2026-11-12T00:00/2026-11-13T00:00',
    ],
  },
  // The end comes before the start, and a zone without a name before the one that is used.
  Apple: {
    text: calendar(
      'PRODID:-//Apple Inc.//macOS 15.0//EN',
      'CALSCALE:GREGORIAN',
      ...formatZone('America/New_York', 'US', '-0500', '-0400').filter(
        (line) => !/^(?:TZID|X-LIC)/.test(line),
      ),
      ...formatZone('America/New_York', 'US', '-0500', '-0400'),
      ...event(
        'RRULE:FREQ=DAILY;COUNT=3',
        'DTEND;TZID=America/New_York:20260309T104500',
        'TRANSP:OPAQUE',
        'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
        'DTSTART;TZID=America/New_York:20260309T100000',
        'SEQUENCE:0',
      ),
      ...event(
        'DTEND;TZID=America/New_York:20260310T163000',
        'TRANSP:OPAQUE',
        'DTSTART;TZID=America/New_York:20260310T160000',
        'SEQUENCE:0',
        'RECURRENCE-ID;TZID=America/New_York:20260310T100000',
      ),
      ...event(
        'DTEND;TZID=America/New_York:20260311T104500',
        'STATUS:CANCELLED',
        'DTSTART;TZID=America/New_York:20260311T100000',
        'RECURRENCE-ID;TZID=America/New_York:20260311T100000',
      ),
    ),
    busy: ['2026-03-09T09:00/2026-03-09T09:45', '2026-03-10T15:00/2026-03-10T15:30'],
  },
  // The zone comes last; instances may be added as periods with their own length.
  Nextcloud: {
    text: calendar(
      'PRODID:-//SabreDAV//SabreDAV//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Personal',
      'X-APPLE-CALENDAR-COLOR:#31CC7C',
      ...event(
        'SEQUENCE:2',
        'DTSTART;TZID=Europe/Berlin:20260302T160000',
        'DTEND;TZID=Europe/Berlin:20260302T170000',
        'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO',
        'RDATE;TZID=Europe/Berlin:20260304T160000',
        'RDATE;VALUE=PERIOD:20260306T150000Z/PT3H,20260307T150000Z/20260307T153000Z',
        'STATUS:CONFIRMED',
      ),
      ...event('UID:2@x', 'DTSTART:20260303T090000', 'DTEND:20260303T100000', 'STATUS:TENTATIVE'),
      ...event(
        'UID:3@x',
        'DTSTART;VALUE=DATE:20260305',
        'DTEND;VALUE=DATE:20260306',
        'STATUS:CONFIRMED',
      ),
      ...formatZone('Europe/Berlin', 'EU', '+0100', '+0200'),
    ),
    busy: [
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-03T09:00/2026-03-03T10:00',
      '2026-03-04T09:00/2026-03-04T10:00',
      '2026-03-05T00:00/2026-03-06T00:00',
      '2026-03-06T09:00/2026-03-06T12:00',
      '2026-03-07T09:00/2026-03-07T09:30',
      // Chicago changes its clocks three weeks before Berlin.
      '2026-03-09T10:00/2026-03-09T11:00',
    ],
  },
  Proton: {
    text: calendar(
      'PRODID:-//Proton AG//WebCalendar 5.0.66.0//EN',
      'METHOD:PUBLISH',
      'CALSCALE:GREGORIAN',
      'X-WR-TIMEZONE:Europe/Paris',
      'X-WR-CALNAME:My calendar',
      ...formatZone('Europe/Paris', 'EU', '+0100', '+0200'),
      ...event(
        'DTSTART;TZID=Europe/Paris:20260326T160000',
        'DTEND;TZID=Europe/Paris:20260326T170000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
      ),
    ),
    busy: ['2026-03-26T10:00/2026-03-26T11:00', '2026-04-02T09:00/2026-04-02T10:00'],
  },
};

it.each(Object.entries(feeds))('reads the same busy times from %s as a person does', (_, feed) => {
  expect(read(Buffer.from(feed.text))).toEqual(feed.busy);
});

/** @returns the busy times of December 2026 in Chicago, such as `02T10:00/02T11:00`, and how many doubts the staff are told */
const readDecember = (bytes: Uint8Array) => ({
  busy: read(bytes, december).map((time) => time.replaceAll('2026-12-', '')),
  doubts: readBusyTimes(bytes, december).doubts.length,
});
const december = { ...year, from: Date.UTC(2026, 10, 30), to: Date.UTC(2026, 11, 12) };

const start = 'DTSTART;TZID=America/Chicago:20261202T100000';
const hour = [start, 'DURATION:PT1H'];
const atTen = ['02T10:00/02T11:00'];
const wholeDay = ['02T00:00/03T00:00'];
/** An hour that begins on that day. */
const anyTimeOfDay = ['02T00:00/03T01:00'];
/** An unknown zone can be 14 hours ahead of UTC or 12 behind it. */
const anywhere = ['01T14:00/02T17:00'];

const events: [string, string[], string[], doubts?: number][] = [
  ['a time without a zone is the person’s', ['DTSTART:20261202T100000', 'DURATION:PT1H'], atTen],
  ['a whole day is busy', ['DTSTART;VALUE=DATE:20261202'], wholeDay],
  ['a whole day ends on itself', ['DTSTART;VALUE=DATE:20261202', 'DTEND:20261202'], wholeDay],
  ['a day has no VALUE=DATE', ['DTSTART:20261202'], wholeDay],
  ['a transparent event is free', [...hour, 'TRANSP:TRANSPARENT'], []],
  ['a canceled event is free', [...hour, 'STATUS:CANCELLED'], []],
  [
    'Outlook’s status counts',
    [...hour, 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
    atTen,
  ],
  [
    'a declined invitation is free',
    [...hour, 'ATTENDEE;CN="Q: O";PARTSTAT=DECLINED:MAILTO:Otis@juniper-row.example'],
    [],
  ],
  [
    'a declined invitation names the address beside a path',
    [...hour, 'ATTENDEE;EMAIL=otis@juniper-row.example;PARTSTAT=DECLINED:/principals/7/'],
    [],
  ],
  [
    'somebody else declined',
    [
      ...hour,
      'ATTENDEE;PARTSTAT=DECLINED:mailto:mara@juniper-row.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:otis@juniper-row.example',
    ],
    atTen,
  ],
  [
    'statuses contradict each other',
    [...hour, 'STATUS:CANCELLED', 'STATUS:CONFIRMED', 'TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'],
    atTen,
  ],
  // Ends.
  ['no end', [start], ['02T10:00/02T10:01']],
  ['the end is before the start', [start, 'DTEND:20261202T150000Z'], wholeDay, 1],
  ['the end is unreadable', [start, 'DTEND:soon'], wholeDay, 1],
  ['an end in another zone', [start, 'DTEND;TZID=Europe/Berlin:20261202T180000'], atTen],
  ['an end and a duration', [start, 'DTEND:20261202T163000Z', 'DURATION:PT1H'], atTen],
  // Spellings of times.
  [
    'the form of ISO 8601',
    ['DTSTART:2026-12-02T10:00:00-06:00', 'DTEND:2026-12-02T17:00:00.000Z'],
    atTen,
  ],
  [
    'spaces and lower case',
    ['dtstart;tzid=America/Chicago: 20261202T100000', 'Duration:PT1H'],
    atTen,
  ],
  [
    'a zone beside UTC means either',
    ['DTSTART;TZID=America/Chicago:20261202T100000Z', 'DURATION:PT1H'],
    ['02T04:00/02T11:00'],
    1,
  ],
  // Damage.
  ['a line without a colon', [...hour, 'SUMMARY of the week'], wholeDay, 1],
  [
    'a start without a colon',
    ['DTSTART;TZID=America/Chicago 20261202T100000', 'DURATION:PT1H'],
    anyTimeOfDay,
    1,
  ],
  [
    'a start cut in three lines',
    ['DTST', 'ART;TZID=America/Chi', 'cago:20261202T100000', 'DURATION:PT1H'],
    wholeDay,
    1,
  ],
  [
    'a rule cut in two lines',
    [...hour, 'RRULE:FREQ=WEEKLY;BY', 'DAY=WE,TH;UNTIL=20261209'],
    [...wholeDay, '03T00:00/04T00:00', '09T00:00/10T00:00', '09T00:00/10T00:00'],
    3,
  ],
  ['a start that is no time', ['DTSTART:20261202T2575', 'DURATION:PT1H'], anyTimeOfDay, 1],
  [
    'a start that is no date, beside an end',
    ['DTSTART:soon', 'DTEND:20261202T110000'],
    wholeDay,
    1,
  ],
  ['a start that names no day', ['DTSTART:undefined'], [], 1],
  ['an empty EXDATE and RRULE', [...hour, 'EXDATE:', 'RRULE:'], atTen],
  // Recurrences.
  [
    'a rule that leaves out its start',
    [...hour, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=1'],
    [...atTen, '03T10:00/03T11:00'],
  ],
  ['UNTIL is a day', [...hour, 'RRULE:FREQ=DAILY;UNTIL=20261203'], [...atTen, '03T10:00/03T11:00']],
  ['UNTIL is in UTC', [...hour, 'RRULE:FREQ=DAILY;UNTIL=20261203T155959Z'], atTen],
  [
    'UNTIL and COUNT',
    [...hour, 'RRULE:FREQ=DAILY;UNTIL=20261202;COUNT=2'],
    [...atTen, '03T10:00/03T11:00'],
  ],
  [
    'a part of a rule that is unknown',
    [...hour, 'RRULE:FREQ=DAILY;COUNT=2;X-DAY=1;'],
    [...atTen, '03T10:00/03T11:00'],
  ],
  [
    'a rule by days of the month whose year begins before it',
    [...hour, 'RRULE:FREQ=YEARLY;BYMONTHDAY=3,-28;COUNT=2'],
    [...atTen, '03T10:00/03T11:00', '04T10:00/04T11:00'],
  ],
  [
    'a rule by month that begins in another',
    [
      'DTSTART:20261028T160000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;BYMONTH=12;BYDAY=WE;BYSETPOS=1',
    ],
    atTen,
  ],
  [
    'a rule that cannot be read is every day',
    [...hour, 'RRULE:FREQ=WEEKLY;BYDAY=XX;UNTIL=20261203'],
    [...wholeDay, ...atTen, '03T10:00/03T11:00'],
    1,
  ],
  ['a rule without a start', [...hour, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], atTen],
  [
    'a rule that repeats too often',
    ['DTSTART:20201202T160000Z', 'RRULE:FREQ=SECONDLY;UNTIL=20261203T000000Z'],
    ['2020-12-02T00:00/03T00:00'],
    1,
  ],
  [
    'RDATE without RRULE',
    [...hour, 'RDATE;TZID=America/Chicago:20261203T100000'],
    [...atTen, '03T10:00/03T11:00'],
  ],
  [
    'RDATE in another zone',
    [...hour, 'RDATE;TZID=Europe/Berlin:20261203T170000,20261204T170000'],
    [...atTen, '03T10:00/03T11:00', '04T10:00/04T11:00'],
  ],
  [
    'RDATE is a period',
    [...hour, 'RDATE;VALUE=PERIOD:20261203T160000Z/PT2H'],
    [...atTen, '03T10:00/03T12:00'],
  ],
  ['RDATE is a day', [...hour, 'RDATE;VALUE=DATE:20261203'], [...atTen, '03T00:00/04T00:00']],
  ['RDATE cannot be read', [...hour, 'RDATE:20261203T99'], [...atTen, '03T00:00/04T00:00'], 1],
  [
    'EXDATE in another zone',
    [
      ...hour,
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20261203T160000Z',
      'EXDATE;TZID=Europe/Berlin:20261204T170000',
    ],
    atTen,
  ],
  ['EXDATE is a day of a series of times', [...hour, 'EXDATE;VALUE=DATE:20261202'], atTen],
  // Zones.
  [
    'a path around an IANA name',
    ['DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20261202T100000', 'DURATION:PT1H'],
    atTen,
  ],
  [
    'a Windows name in quotes',
    ['DTSTART;TZID="Tokyo Standard Time":20261203T010000', 'DURATION:PT1H'],
    atTen,
  ],
  [
    'a name with a colon',
    ['DTSTART;TZID=(UTC-06:00) Central Time (US & Canada):20261202T100000', 'DURATION:PT1H'],
    ['02T09:00/02T12:00'],
    1,
  ],
  ['an abbreviation', ['DTSTART;TZID=CST:20261202T100000', 'DURATION:PT1H'], anywhere, 1],
  [
    'an abbreviation that IANA has',
    ['DTSTART;TZID=EST:20261202T110000', 'DURATION:PT1H'],
    ['02T09:00/02T12:00'],
    1,
  ],
  ['a name that says nothing', ['DTSTART;TZID=Moon:20261202T100000', 'DURATION:PT1H'], anywhere, 1],
];

it.each(events)('an event: %s', (_, lines, busy, doubts = 0) => {
  expect(readDecember(Buffer.from(calendar(...event(...lines))))).toEqual({ busy, doubts });
});

const observance = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`];
const since1601 = 'DTSTART:16010101T000000';
const westward = ['DTSTART:20071104T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600'];
const eastward = ['DTSTART:20070311T020000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500'];
const anHourEarlier = ['02T09:00/02T11:00'];

const definitions: [string, string, string[], string[], doubts?: number][] = [
  ['it has no TZOFFSETFROM', 'Home', observance('STANDARD', since1601, 'TZOFFSETTO:-0600'), atTen],
  ['it has no component', 'Home', [], anywhere, 1],
  ['it has no offset', 'Home', observance('STANDARD', since1601), anywhere, 1],
  [
    'half of it has no offset',
    'Home',
    [...observance('STANDARD', ...westward), ...observance('DAYLIGHT', since1601)],
    anywhere,
    1,
  ],
  [
    'it begins after the event',
    'Home',
    observance('STANDARD', 'DTSTART:20270101T000000', ...westward.slice(1)),
    anHourEarlier,
    1,
  ],
  [
    'its rules have ended',
    'Home',
    [...observance('STANDARD', ...westward), ...observance('DAYLIGHT', ...eastward)],
    anHourEarlier,
    1,
  ],
  ['it has no component, but a Windows name', 'Central Standard Time', [], atTen],
  ['it has no component, but a location', 'Home', ['X-LIC-LOCATION:America/Chicago'], atTen],
  [
    'its name has backslashes there',
    '(UTC-06:00) Guadalajara, Mexico City',
    [
      'TZID:(UTC-06:00) Guadalajara\\, Mexico City',
      ...observance('STANDARD', since1601, 'TZOFFSETTO:-0600'),
    ],
    atTen,
  ],
  [
    'it contradicts an IANA name',
    'America/Chicago',
    observance('STANDARD', since1601, 'TZOFFSETTO:-0500'),
    anHourEarlier,
    1,
  ],
  [
    'it repeats too often',
    'Home',
    [
      ...observance('STANDARD', ...westward, 'RRULE:FREQ=SECONDLY'),
      ...observance('DAYLIGHT', ...eastward),
    ],
    anHourEarlier,
    1,
  ],
];

it.each(definitions)('the definition of a zone: %s', (_, id, lines, busy, doubts = 0) => {
  const zone = ['BEGIN:VTIMEZONE', ...lines, `TZID:${id}`, 'END:VTIMEZONE'];
  const text = calendar(...zone, ...event(`DTSTART;TZID=${id}:20261202T100000`, 'DURATION:PT1H'));
  expect(readDecember(Buffer.from(text))).toEqual({ busy, doubts });
});

it.each(['EST', 'CST', 'GMT'])(
  'the definition of %s in the calendar wins over what the name means elsewhere',
  (id) => {
    const text = calendar(
      ...formatZone(id, 'US', '-0600', '-0500'),
      ...event(`DTSTART;TZID=${id}:20260702T100000`, 'DURATION:PT1H'),
    );
    expect(read(Buffer.from(text))).toEqual(['2026-07-02T10:00/2026-07-02T11:00']);
  },
);

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

const available = (...lines: string[]) => ['BEGIN:AVAILABLE', 'UID:1@x', ...lines, 'END:AVAILABLE'];
const twoDays = ['DTSTART;VALUE=DATE:20261202', 'DURATION:P2D'];
const afternoons = [
  'DTSTART;TZID=America/Chicago:20261201T130000',
  'DURATION:PT3H',
  'RRULE:FREQ=DAILY',
];

const availabilities: [string, string[], string[], doubts?: number][] = [
  [
    'hours on two days',
    [...twoDays, ...available(...afternoons)],
    ['02T00:00/02T13:00', '02T16:00/03T13:00', '03T16:00/04T00:00'],
  ],
  [
    'other hours on one day, in another zone',
    [
      ...twoDays,
      ...available(...afternoons),
      ...available(
        'RECURRENCE-ID:20261203T190000Z',
        'DTSTART;TZID=Europe/Berlin:20261203T170000',
        'DURATION:PT1H',
      ),
    ],
    ['02T00:00/02T13:00', '02T16:00/03T10:00', '03T11:00/04T00:00'],
  ],
  ['no hours', ['DTSTART:20261202T160000Z', 'DTEND:20261202T170000Z'], atTen],
  [
    'hours that cannot be read',
    [...twoDays, ...available(...afternoons, 'DTEND:soon')],
    ['02T00:00/04T00:00'],
    11,
  ],
  [
    'no bounds',
    available(...afternoons.slice(0, 2)),
    ['2026-11-29T18:00/01T13:00', '01T16:00/11T18:00'],
  ],
];

it.each(availabilities)('is busy outside an availability: %s', (_, lines, busy, doubts = 0) => {
  const text = calendar('BEGIN:VAVAILABILITY', ...lines, 'END:VAVAILABILITY');
  expect(readDecember(Buffer.from(text))).toEqual({ busy, doubts });
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

const zones = [
  'America/Chicago',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
];
const dayMs = 24 * 60 * 60_000;

const minute = 60_000;

it('offers no time that is busy or outside the hours, before or after a clock change', () => {
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
        const { hours } = createBookingFixture({ gapMinutes, maxPerDay: 50, noticeHours: 1 });
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
          const gap = gapMinutes * minute;
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

it('offers no time that overlaps an event of any calendar, in the event’s own time zone', () => {
  const meeting = fc.record({
    zone: fc.constantFrom(...zones),
    day: fc.integer({ min: 0, max: 40 }),
    minutes: fc.integer({ min: 6 * 12, max: 19 * 12 }).map((step) => step * 5),
    length: fc.integer({ min: 1, max: 36 }).map((step) => step * 5),
    every: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'once'),
    count: fc.integer({ min: 1, max: 12 }),
    left: fc.option(fc.integer({ min: 0, max: 11 })),
  });
  const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', once: 'days' } as const;
  const stamp = (time: Temporal.PlainDateTime) =>
    time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('2026-02-20', '2026-03-20', '2026-09-20', '2026-10-20'),
      fc.array(meeting, { minLength: 1, maxLength: 8 }),
      (timeZone, from, meetings) => {
        const now = Date.parse(`${from}T00:00:00Z`);
        const instants: { start: number; end: number }[] = [];
        const lines = meetings.flatMap(
          ({ zone, day, minutes, length, every, count, left }, index) => {
            const first = Temporal.PlainDate.from(from)
              .add({ months: (day % 3) - 1 })
              // Each month has it.
              .with({ day: 1 + (day % 28) })
              .toPlainDateTime()
              .add({ minutes });
            const starts = Array.from({ length: every === 'once' ? 1 : count }, (_, step) =>
              first.add({ [units[every]]: step }),
            );
            const omitted = every === 'once' ? undefined : starts[left ?? count];
            for (const start of starts) {
              if (start === omitted) continue;
              const { epochMilliseconds } = start.toZonedDateTime(zone);
              instants.push({ start: epochMilliseconds, end: epochMilliseconds + length * minute });
            }
            return event(
              `UID:${index}@x`,
              `DTSTART;TZID=${zone}:${stamp(first)}`,
              `DURATION:PT${length}M`,
              ...(every === 'once' ? [] : [`RRULE:FREQ=${every};COUNT=${count}`]),
              ...(omitted ? [`EXDATE;TZID=${zone}:${stamp(omitted)}`] : []),
            );
          },
        );
        const { hours } = createBookingFixture({ gapMinutes: 0, maxPerDay: 50, noticeHours: 0 });
        const person = {
          person: 'otis-quill',
          timeZone,
          hours: [{ from: 'Monday', to: 'Sunday', opens: '06:00', closes: '20:00' } as const],
          daysOff: [],
        };
        const query = { from: now - 2 * dayMs, to: now + 60 * dayMs, timeZone, email: '' };
        const busy = readBusyTimes(Buffer.from(calendar(...lines)), query).times;
        const offer = (taken: readonly { start: number; end: number }[]) =>
          listStarts(hours, person, 'consultation', { calls: [], busy: taken }, now);
        expect(offer(busy)).toEqual(offer(instants));
      },
    ),
    { numRuns: 60 },
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
    person: 'otis-quill',
    timeZone: zone,
    hours: [{ from: 'Monday', to: 'Sunday', opens: '09:00', closes: '11:30' } as const],
    daysOff: ['2026-03-05', { from: '2026-03-07', to: '2026-03-07' }],
  };
  const toCall = (start: string) => {
    const { epochMilliseconds } = Temporal.Instant.from(start);
    return { start: epochMilliseconds, end: epochMilliseconds + 30 * minute };
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
