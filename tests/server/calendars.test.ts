import type { ServerResponse } from 'node:http';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import {
  getSlots,
  officeHours,
  otis,
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
  expect(answer.json().slots[0]).toBe(`${second}/otis-quill`);
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

it('mails the staff once which part of a calendar is in doubt', async () => {
  const mailbox = await startMailServer();
  const { calendar, calendars, clock, outbox, logged } = await startServerWithCalendar({
    SMTP_URL: mailbox.url,
    LEADS_TO: 'desk@juniper-row.example',
  });
  const breakEvent = async (day: string, summary = 'A private matter') => {
    calendar.events = [formatBusyEvent(`${day}T999999`, `SUMMARY:${summary}`)];
    await calendars.refresh(people);
    outbox.wake();
    await outbox.idle();
    return mailbox.mails.length;
  };
  expect(await breakEvent('20260305')).toBe(1);
  expect(await breakEvent('20260305')).toBe(1);
  const { headers, text } = readMail(mailbox.mails[0]?.source ?? '');
  expect(headers.get('subject')).toContain('The calendar of Otis Quill is in doubt');
  expect(text).toContain('the event of 2026-03-05 in line 3: its start cannot be read');
  expect(text).not.toContain('private');
  expect(logged()).toContain('the event of 2026-03-05 in line 3: its start cannot be read');
  // Another one on the same day waits until the next.
  expect(await breakEvent('20260306', 'Another')).toBe(1);
  clock.advance(24 * hourMs);
  expect(await breakEvent('20260306', 'Another')).toBe(2);
});

it('says who asks, and sends the name and password of the address', async () => {
  const calendar = await startCalendarServer();
  const url = calendar.url.replace('://', '://otis%40row:s%C3%A9cret@');
  const CALENDAR_URLS = `otis-quill=${url}`;
  const { app, calendars, config } = await startBookingServer({ CALENDAR_URLS });
  await calendars.refresh(people);
  expect((await getSlots(app)).length).toBeGreaterThan(0);
  const credentials = Buffer.from('otis@row:s\u00E9cret').toString('base64');
  expect(calendar.headers.authorization).toBe(`Basic ${credentials}`);
  expect(calendar.headers['user-agent']).toContain(config.SITE_URL.origin);
});

it('frees the time of an invitation that the person declined', async () => {
  const { app, calendar, calendars, record } = await startServerWithCalendar();
  const email = record.booking?.people['otis-quill']?.email ?? '';
  calendar.events = [
    formatBusyEvent('20260304T150000Z', `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}`),
  ];
  await calendars.refresh(people);
  expect((await getSlots(app))[0]).toBe('2026-03-04T15:00:00.000Z');
});

it('reads at most two calendars at once', async () => {
  const calendar = await startCalendarServer();
  const ids = ['otis-quill', 'mara-fenn', 'ada-row', 'ben-row', 'cleo-row'];
  const { calendars } = await startBookingServer(
    { CALENDAR_URLS: ids.map((id) => `${id}=${calendar.url}`).join(' ') },
    { ...officeHours, people: ids.map((person) => ({ ...otis, person })) },
  );
  let running = 0;
  let most = 0;
  let total = 0;
  const count = (worker: Worker) => {
    total += 1;
    running += 1;
    most = Math.max(most, running);
    worker.once('exit', () => {
      running -= 1;
    });
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  await calendars.refresh(ids);
  expect({ total, most }).toEqual({ total: ids.length, most: 2 });
});

it('keeps the last copy for an hour when the calendar answers with an error', async () => {
  const { app, calendar, calendars, clock, logged } = await startServerWithCalendar();
  await calendars.refresh(people);
  calendar.fault = (response) => void response.writeHead(500).end();
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
});

const faults: Record<string, (response: ServerResponse) => void> = {
  HTML: (response) => void response.end('<!doctype html><h1>Sign in</h1>'),
  '10 MB': (response) => void response.end('X'.repeat(10_000_000)),
  'half a calendar': (response) =>
    void response.end(`BEGIN:VCALENDAR\r\n${formatBusyEvent('20260304T000000Z')}\r\n`),
  'a lost connection': (response) => void response.destroy(),
};

it('takes none of these for a calendar, and keeps its last copy', async () => {
  const { app, calendar, calendars, logged } = await startServerWithCalendar();
  await calendars.refresh(people);
  const slots = await getSlots(app);
  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    calendar.fault = fault;
    await calendars.refresh(people);
    expect(await getSlots(app), name).toEqual(slots);
    expect(logged().match(/a calendar could not be read/g), name).toHaveLength(index + 1);
  }
});

it('mails the staff once a day when a calendar cannot be read for an hour', async () => {
  const mailbox = await startMailServer();
  const { calendar, calendars, clock, outbox } = await startServerWithCalendar({
    SMTP_URL: mailbox.url,
    LEADS_TO: 'desk@juniper-row.example',
  });
  calendar.fault = (response) => void response.writeHead(404).end();
  const fail = async (pauseMs: number) => {
    clock.advance(pauseMs);
    await calendars.refresh(people);
    outbox.wake();
    await outbox.idle();
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
