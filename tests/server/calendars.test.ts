import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { bookingErrors } from '../../lib/forms/booking.ts';
import {
  bookingServer,
  getSlots,
  officeHours,
  postBooking,
  requestOffer,
} from './support/booking.ts';
import { busyEvent, calendarServer } from './support/calendar-server.ts';

const people = officeHours.people.map(({ person }) => person);
const hourMs = 60 * 60_000;

async function serverWithCalendar() {
  const calendar = await calendarServer();
  const server = await bookingServer({ CALENDAR_URLS: `otis-quill=${calendar.url}` });
  return { calendar, ...server };
}

it('offers nothing before a calendar was read, and then what it leaves free', async () => {
  const { app, calendar, calendars } = await serverWithCalendar();
  expect(await getSlots(app)).toEqual([]);
  calendar.events = [
    busyEvent('20260304T150000Z'),
    busyEvent('20260304T160000Z', 'TRANSP:TRANSPARENT'),
  ];
  await calendars.refresh(people);
  expect((await getSlots(app)).slice(0, 2)).toEqual([
    '2026-03-04T15:30:00.000Z',
    '2026-03-04T16:00:00.000Z',
  ]);
  await calendars.refresh(people);
  expect(calendar.answers).toEqual([200, 304]);
});

it('refuses a time at which an event was added since it was shown', async () => {
  const { app, calendar, calendars } = await serverWithCalendar();
  await calendars.refresh(people);
  const { token } = await requestOffer(app);
  const [start = '', second] = await getSlots(app);
  calendar.events = [busyEvent('20260304T150000Z')];
  const answer = await postBooking(app, { token, start });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ detail: bookingErrors.notOffered });
  expect(answer.json().slots[0]).toBe(second);
});

const faults: Record<string, (response: ServerResponse) => void> = {
  'an error': (response) => void response.writeHead(500).end(),
  HTML: (response) => void response.end('<!doctype html><h1>Sign in</h1>'),
  '10 MB': (response) => void response.end('X'.repeat(10_000_000)),
  'an endless recurrence': (response) =>
    void response.end(
      `BEGIN:VCALENDAR\r\n${busyEvent('20260101T000000Z', 'RRULE:FREQ=SECONDLY')}\r\nEND:VCALENDAR\r\n`,
    ),
  'a lost connection': (response) => void response.destroy(),
};

it.each(Object.entries(faults))(
  'keeps the last copy for an hour when it gets %s',
  async (_, fault) => {
    const { app, calendar, calendars, clock, logged } = await serverWithCalendar();
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

it('lets a visitor wait two seconds for a calendar that hangs, and uses the last copy', async () => {
  const { app, calendar, calendars, clock } = await serverWithCalendar();
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
