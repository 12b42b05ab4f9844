import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import {
  getSlots,
  officeHours,
  postBooking,
  requestOffer,
  startBookingServer,
} from './support/booking.ts';
import { formatBusyEvent, startCalendarServer } from './support/calendar-server.ts';
import { startMailServer } from './support/mail-server.ts';
import { readMail } from './support/mail-source.ts';

const people = officeHours.people.map(({ person }) => person);
const hourMs = 60 * 60_000;

async function startServerWithCalendar(settings: Record<string, string> = {}) {
  const calendar = await startCalendarServer();
  const server = await startBookingServer({
    CALENDAR_URLS: `otis-quill=${calendar.url}`,
    ...settings,
  });
  return { calendar, ...server };
}

it('offers no times until the calendar was read, and then only its free times', async () => {
  const { app, calendar, calendars } = await startServerWithCalendar();
  expect(await getSlots(app)).toEqual([]);
  calendar.events = [
    formatBusyEvent('20260304T150000Z'),
    formatBusyEvent('20260304T160000Z', 'TRANSP:TRANSPARENT'),
  ];
  await calendars.refresh(people);
  expect((await getSlots(app)).slice(0, 2)).toEqual([
    '2026-03-04T15:30:00.000Z',
    '2026-03-04T16:00:00.000Z',
  ]);
  await calendars.refresh(people);
  expect(calendar.answers).toEqual([200, 304]);
});

it('reads the calendars at the start, and again within five minutes', async () => {
  const { app, calendar, calendars, clock } = await startServerWithCalendar();
  const reading = calendars.start();
  onTestFinished(() => reading.stop());
  await reading.idle();
  expect((await getSlots(app))[0]).toBe('2026-03-04T15:00:00.000Z');
  calendar.events = [formatBusyEvent('20260304T150000Z')];
  clock.advance(5 * 60_000);
  await reading.idle();
  expect((await getSlots(app))[0]).toBe('2026-03-04T15:30:00.000Z');
});

it('refuses a time at which an event was added since it was shown', async () => {
  const { app, calendar, calendars } = await startServerWithCalendar();
  await calendars.refresh(people);
  const { token } = await requestOffer(app);
  const [start = '', second] = await getSlots(app);
  calendar.events = [formatBusyEvent('20260304T150000Z')];
  const answer = await postBooking(app, { token, start });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ detail: shippedWords.calls.errors.notOffered });
  expect(answer.json().slots[0]).toBe(second);
});

it.each([
  {
    season: 'spring',
    now: '2026-03-04T09:30:00Z',
    days: { '2026-03-06': '-06:00', '2026-03-13': '-05:00' },
  },
  {
    season: 'fall',
    now: '2026-10-28T09:30:00Z',
    days: { '2026-10-30': '-05:00', '2026-11-06': '-06:00' },
  },
])(
  'keeps hours and a weekly event at their local time across the clock change in $season',
  async ({ now, days }) => {
    const { app, calendar, calendars, clock } = await startServerWithCalendar();
    clock.step(Date.parse(now) - clock.now());
    const [first = ''] = Object.keys(days);
    const start = `DTSTART;TZID=America/Chicago:${first.replaceAll('-', '')}T100000`;
    calendar.events = [
      [
        'BEGIN:VEVENT',
        'UID:weekly@x',
        start,
        'DURATION:PT30M',
        'RRULE:FREQ=WEEKLY',
        'END:VEVENT',
      ].join('\r\n'),
    ];
    await calendars.refresh(people);
    const slots = await getSlots(app);
    for (const [day, offset] of Object.entries(days)) {
      const isFree = (time: string) =>
        slots.includes(new Date(`${day}T${time}:00${offset}`).toISOString());
      expect(
        ['08:30', '09:00', '09:30', '10:00', '10:30', '16:30', '17:00'].filter(isFree),
      ).toEqual(['09:00', '09:30', '10:30', '16:30']);
    }
  },
);

const faults: Record<string, (response: ServerResponse) => void> = {
  'an error': (response) => void response.writeHead(500).end(),
  HTML: (response) => void response.end('<!doctype html><h1>Sign in</h1>'),
  '10 MB': (response) => void response.end('X'.repeat(10_000_000)),
  'an endless recurrence': (response) =>
    void response.end(
      `BEGIN:VCALENDAR\r\n${formatBusyEvent('20260304T000000Z', 'RRULE:FREQ=SECONDLY')}\r\nEND:VCALENDAR\r\n`,
    ),
  'a lost connection': (response) => void response.destroy(),
};

it.each(Object.entries(faults))(
  'keeps the last copy for an hour when it gets %s',
  async (_, fault) => {
    const { app, calendar, calendars, clock, logged } = await startServerWithCalendar();
    await calendars.refresh(people);
    calendar.fault = fault;
    await calendars.refresh(people);
    expect((await getSlots(app)).length).toBeGreaterThan(0);
    expect(logged()).toContain('a calendar could not be read');
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      calendarAgeSeconds: { 'otis-quill': 0 },
    });

    clock.advance(hourMs + 1000);
    await calendars.refresh(people);
    expect(await getSlots(app)).toEqual([]);
    expect(logged()).toContain('no times of this person are offered');
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'degraded',
      calendarAgeSeconds: { 'otis-quill': 3601 },
    });
    expect(logged()).not.toContain('secret.ics');

    calendar.fault = undefined;
    await calendars.refresh(people);
    expect((await getSlots(app)).length).toBeGreaterThan(0);
  },
);

it('mails the staff once a day when a calendar cannot be read for an hour', async () => {
  const mailbox = await startMailServer();
  const { calendar, calendars, clock } = await startServerWithCalendar({
    SMTP_URL: mailbox.url,
    LEADS_TO: 'desk@juniper-row.example',
  });
  calendar.fault = (response) => void response.writeHead(404).end();
  const fail = async (pauseMs: number) => {
    clock.advance(pauseMs);
    await calendars.refresh(people);
    return mailbox.mails.length;
  };
  expect(await fail(0)).toBe(0);
  mailbox.refuseWith = 451;
  expect(await fail(hourMs + 1000)).toBe(0);
  mailbox.refuseWith = undefined;
  expect(await fail(4 * 60_000)).toBe(1);
  expect(await fail(4 * 60_000)).toBe(1);
  const { headers, text } = readMail(mailbox.mails[0]?.source ?? '');
  expect(mailbox.mails[0]?.to).toEqual(['desk@juniper-row.example']);
  expect(headers.get('subject')).toContain('The calendar of Otis Quill cannot be read');
  expect(text).toContain('HTTP 404');
  expect(text).not.toContain('secret.ics');

  // The calendar recovers, and then fails again on the same day and on the next.
  calendar.fault = undefined;
  await calendars.refresh(people);
  calendar.fault = (response) => void response.writeHead(404).end();
  expect(await fail(hourMs + 1000)).toBe(1);
  calendar.fault = undefined;
  await calendars.refresh(people);
  calendar.fault = (response) => void response.writeHead(404).end();
  expect(await fail(24 * hourMs)).toBe(2);
});

it('waits two seconds for a calendar that hangs, and then uses the last copy', async () => {
  const { app, calendar, calendars, clock } = await startServerWithCalendar();
  await calendars.refresh(people);
  const { token } = await requestOffer(app);
  const [start = ''] = await getSlots(app);
  calendar.fault = () => {};
  const answer = postBooking(app, { token, start });
  await expect.poll(() => calendar.answers.at(-1)).toBe(0);
  clock.advance(2000);
  expect((await answer).statusCode).toBe(201);
  clock.advance(60_000);
});
