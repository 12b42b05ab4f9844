import { convertIcsCalendar, type IcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import { slotsSchema } from '../../lib/forms/booking.ts';
import { startReminders } from '../../server/booking/reminders.ts';
import { listLeads } from '../../server/store/leads.ts';
import {
  bookCall,
  bookFirst,
  cancelCall,
  getSlots,
  officeHours,
  otis,
  postBooking,
  readCalendarPart,
  requestOffer,
  showCall,
  startBookingServer,
} from './support/booking.ts';
import { careerEndpoint, postForm, postJson, valid } from './support/consultation.ts';
import { startMailServer } from './support/mail-server.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { ManualClock } from './support/manual-clock.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { createBookingFixture, createSiteFixture } from './support/site-fixture.ts';
import type { TestServer } from './support/test-server.ts';

const hourMs = 60 * 60_000;

const toPath = (address: string) => {
  const { pathname, search } = new URL(address, 'https://juniper-row.example');
  return pathname + search;
};

/** Reads the calendar entries of all mails, with a different library than the one that wrote them. */
const readEntries = ({ config }: TestServer): IcsCalendar[] =>
  readStoredMails(config.DATA_DIR)
    .map(readCalendarPart)
    .filter((part) => part !== '')
    .map((part) => convertIcsCalendar(undefined, part));

const summarize = (entries: readonly IcsCalendar[]) =>
  entries
    .map(
      ({ method, events }) =>
        `${method} ${events?.[0]?.sequence ?? 0} ${events?.[0]?.start.date.toISOString()}`,
    )
    .toSorted();

it('books, moves and cancels the call of a request, and mails both sides', async () => {
  const server = await startBookingServer();
  const { app, outbox } = server;
  const { token, reference } = await requestOffer(app);
  const slots = await getSlots(app);
  const [first = '', second = ''] = slots;
  expect(slots.slice(0, 2)).toEqual(['2026-03-04T15:00:00.000Z', '2026-03-04T15:30:00.000Z']);

  const booked = await bookCall(app, token, first);
  expect(booked).toMatchObject({ reference, start: first, end: second, zone: 'America/Chicago' });
  // A retry after a lost answer.
  expect(await bookCall(app, token, first)).toMatchObject({ start: first });
  await outbox.idle();
  // The visitor, the firm and the person who takes the call.
  expect(summarize(readEntries(server))).toEqual(Array(3).fill(`REQUEST 0 ${first}`));

  const moved = await bookCall(app, token, second);
  expect(await getSlots(app)).toEqual([first, ...slots.slice(2)]);
  const other = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@hollisgate.example' });
  const refused = await postBooking(app, { token: other.token, start: second });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail: shippedWords.booking.pages.taken.description,
    slots: [first, ...slots.slice(2, 4)].map((start) => `${start}/otis-quill`),
  });
  await outbox.idle();

  expect((await cancelCall(app, token)).json()).toEqual({ reference });
  expect((await cancelCall(app, token)).json()).toEqual({ reference });
  expect(await getSlots(app)).toEqual(slots);
  await outbox.idle();
  const entries = readEntries(server);
  expect(summarize(entries)).toEqual([
    ...Array(3).fill(`CANCEL 2 ${second}`),
    ...Array(3).fill(`REQUEST 0 ${first}`),
    ...Array(3).fill(`REQUEST 1 ${second}`),
  ]);
  expect(new Set(entries.map(({ events }) => events?.[0]?.uid)).size).toBe(1);
  // Also attached, for mail programs that show no invitations.
  for (const source of readStoredMails(server.config.DATA_DIR).filter(readCalendarPart)) {
    expect(source).toMatch(/Content-Disposition: attachment; filename=call\.ics/);
  }
  for (const { events } of entries) {
    expect(events?.[0]?.organizer?.email).toBe('desk@juniper-row.example');
  }
  const descriptions = entries.map(({ events }) => events?.[0]?.description).join();
  expect(descriptions).toContain(shippedWords.calls.meet.phone);
  expect(descriptions).toContain(shippedWords.calls.meet.youCall);
  expect((await app.inject(toPath(moved.calendarUrl))).statusCode).toBe(410);
});

it('shows the page of a link in each state without changing anything', async () => {
  const { app, clock } = await startBookingServer();
  const { token, reference } = await requestOffer(app);
  const show = (query?: string) => showCall(app, token, query);
  const picker = (await show()).body;
  expect(picker).toContain('<h1>Pick a time</h1>');
  expect(picker).toContain('a call of 30 minutes');
  const inBerlin = (await show('&zone=Europe/Berlin')).body;
  expect(inBerlin).toContain('Central European Time|Central Time|30');
  expect(inBerlin).toContain(
    'value="2026-03-04T15:00:00.000Z&#x2F;otis-quill">4:00\u00a0PM 9:00\u00a0AM CST',
  );

  const [start = ''] = await getSlots(app);
  const posted = await postForm(app, { token, start }, { url: '/api/appointments' });
  expect(posted.statusCode).toBe(303);
  const booked = (await app.inject(toPath(String(posted.headers.location)))).body;
  for (const part of [
    'Your call is booked',
    'Wednesday, March 4, 9:00',
    shippedWords.calls.meet.phone,
    reference,
  ])
    expect(booked).toContain(part);
  expect((await show('&pick=1')).body).toContain('<h1>Move your call</h1>');

  const late = await postForm(
    app,
    { token, start: '2026-03-04T09:00:00Z' },
    { url: '/api/appointments' },
  );
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain(shippedWords.calls.errors.notOffered);
  await postForm(app, { token }, { url: '/api/appointments/cancel' });
  expect((await show()).body).toContain('Your call is canceled');

  expect((await app.inject('/appointment?token=x')).statusCode).toBe(400);
  const changed = token.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  expect((await app.inject(`/appointment?token=${changed}`)).statusCode).toBe(400);
  clock.advance(31 * 24 * hourMs);
  const expired = await show();
  expect(expired.statusCode).toBe(410);
  expect(expired.body).toContain('This link has expired');
});

it('offers a call without a script', async () => {
  const { app } = await startBookingServer();
  const sent = await postForm(app, valid);
  const page = await app.inject(toPath(`https://x${String(sent.headers.location)}`));
  expect(page.body).toContain('<q>Wed, Mar 4, 9:00\u00a0AM CST</q>');
});

it('never offers a call to a suspected request', async () => {
  const { app, outbox, config } = await startBookingServer({ CONFIRM_REQUESTS: 'true' });
  const trapped = await postForm(app, { ...valid, contact_me_by_fax: 'x' });
  expect(String(trapped.headers.location)).not.toContain('booking=');
  const fast = { ...valid, name: 'Too Fast', fillTime: 5 };
  expect((await postJson(app, fast)).json()).not.toHaveProperty('booking');
  await outbox.idle();
  const sources = readStoredMails(config.DATA_DIR);
  expect(sources.filter((source) => source.includes('/appointment?'))).toEqual([]);
  expect(sources.filter((source) => source.includes(`To: ${valid.email}`))).toEqual([]);
});

it('accepts a link only for its own request and purpose, until it expires', async () => {
  const { app, clock } = await startBookingServer();
  const [start = '', second = ''] = await getSlots(app);
  const ada = await bookFirst(app);
  const bo = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@other.example' });
  expect((await cancelCall(app, bo.token)).statusCode).toBe(409);
  expect((await showCall(app, bo.token)).body).not.toContain(ada.reference);
  expect(await getSlots(app)).not.toContain(start);

  // The lead of one link with the signature of another, and a link of another kind.
  const [boParts, adaParts] = [bo.token, ada.token].map((token) => token.split('.'));
  const mixed = [...(boParts?.slice(0, -1) ?? []), adaParts?.at(-1)].join('.');
  const sent = await postForm(app, { ...valid, name: 'Cy Vale' });
  const sentToken = new URL(String(sent.headers.location), 'https://x').searchParams.get('token');
  for (const token of [mixed, sentToken, '', 'x'.repeat(5000)]) {
    expect((await postBooking(app, { token, start: second })).statusCode, `${token}`).toBe(400);
  }
  clock.advance(31 * 24 * hourMs);
  expect((await postBooking(app, { token: bo.token, start: second })).statusCode).toBe(410);
  expect((await cancelCall(app, bo.token)).statusCode).toBe(410);
});

it('changes nothing by GET', async () => {
  const { app, outbox, config } = await startBookingServer();
  const { token } = await requestOffer(app);
  const slots = await getSlots(app);
  const query = new URLSearchParams({ token, start: slots[0] ?? '', pick: '1' });
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['/appointment', '/appointment.ics', '/api/appointments/slots']) {
      await app.inject({ method, url: `${path}?${query}` });
    }
    for (const path of ['/api/appointments', '/api/appointments/cancel']) {
      expect((await app.inject({ method, url: `${path}?${query}` })).statusCode).toBe(405);
    }
  }
  await outbox.idle();
  expect(await getSlots(app)).toEqual(slots);
  expect(readStoredMails(config.DATA_DIR)).toHaveLength(1);
});

it('returns only free times, cached for a minute and rate-limited', async () => {
  const { app } = await startBookingServer({ RATE_LIMIT_MAX: '5' });
  const answer = await app.inject('/api/appointments/slots?call=career');
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  const { slots, ...facts } = answer.json();
  expect(facts).toEqual({
    lengthMinutes: 15,
    zone: 'America/Chicago',
    people: { 'otis-quill': { name: 'Otis Quill', byPhone: true } },
  });
  expect(slots.slice(0, 2)).toEqual([
    '2026-03-04T15:00:00.000Z/otis-quill',
    '2026-03-04T15:15:00.000Z/otis-quill',
  ]);
  const statuses: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    statuses.push((await app.inject('/api/appointments/slots')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

it('offers a short call after the career form, which needs no company', async () => {
  const server = await startBookingServer();
  const { app, outbox } = server;
  const { token, call } = await requestOffer(app, { company: '' }, careerEndpoint);
  expect(call).toBe('career');
  expect(await bookCall(app, token, '2026-03-04T15:15:00.000Z')).toMatchObject({
    start: '2026-03-04T15:15:00.000Z',
    end: '2026-03-04T15:30:00.000Z',
  });
  await outbox.idle();
  const mails = new Map(
    readStoredMails(server.config.DATA_DIR)
      .map(readMail)
      .map((mail) => [mail.headers.get('subject') ?? '', mail]),
  );
  expect([...mails.keys()]).toContain('Call booked: Ada Quill, Wed, Mar 4, 9:15 AM CST');
  const notice = mails.get('Career call: Ada Quill');
  expect(notice?.text).toMatch(/^Form: +Career page$/m);
  expect(notice?.text).not.toContain('Consultation');

  const sent = await postForm(app, { ...valid, company: '' }, { url: careerEndpoint });
  const page = (await app.inject(toPath(`https://x${String(sent.headers.location)}`))).body;
  expect(page).toContain('<h1>Career Call Requested!</h1>');
  expect(page).toContain('<p>Career call: 15 minutes</p>');
  expect((await postForm(app, { ...valid, company: '' })).statusCode).toBe(400);
});

const unreachable = { phone: '' };

it('books no call by phone without a number, and stores the one that the picker asked for', async () => {
  const server = await startBookingServer();
  const { app, outbox, config } = server;
  const { token, reference, needsPhone } = await requestOffer(app, unreachable);
  expect(needsPhone).toBe(true);
  const [start = ''] = await getSlots(app);
  const [message, advice] = [
    'Please enter a valid phone number',
    shippedWords.form.fields.phone?.advice ?? '',
  ];
  for (const phone of [undefined, ' ', 'call me']) {
    const refused = await postBooking(app, { token, start, phone });
    expect(refused.statusCode, phone).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'phone', message }] });
  }
  const asked = await postForm(app, { token, start, phone: '<1>' }, { url: '/api/appointments' });
  expect(asked.statusCode).toBe(400);
  expect(asked.body).toContain(`value="&lt;1&gt;"><em>${message} ${advice}</em>`);
  expect(await getSlots(app)).toContain(start);

  const phone = '(214) 555-0188';
  const posted = await postForm(app, { token, start, phone }, { url: '/api/appointments' });
  expect(posted.statusCode).toBe(303);
  await outbox.idle();
  const toFirm = readStoredMails(config.DATA_DIR).filter((source) =>
    /^Subject: Call booked/m.test(source),
  );
  for (const source of toFirm) {
    expect(source).toContain(`Phone: ${phone}`);
    expect(readCalendarPart(source).replaceAll('\r\n ', '')).toContain(`Phone: ${phone}`);
  }
  expect(toFirm).toHaveLength(2);
  expect((await listLeads(server.store))[0]).toMatchObject({ reference, phone });
  // A number that is there is never replaced.
  const [, other = ''] = await getSlots(app);
  await postBooking(app, { token, start: other, phone: '(214) 555-0100' });
  expect((await listLeads(server.store))[0]).toMatchObject({ phone });
});

it('names who takes the call at each time, and books with that person', async () => {
  const ivy = {
    ...otis,
    person: 'ivy-tarn',
    meet: { by: 'video', url: 'https://video.example/ivy' },
  } as const;
  const { app } = await startBookingServer({}, { ...officeHours, people: [otis, ivy] });
  const read = async () =>
    slotsSchema.parse((await app.inject('/api/appointments/slots')).json()).slots;
  const [first = '', second = ''] = await read();
  expect(first).toMatch(/Z\/otis-quill$/);
  const ada = await requestOffer(app);
  expect((await showCall(app, ada.token)).body).toContain('<u>Otis Quill</u>');
  await postBooking(app, { token: ada.token, start: first });
  // Ivy has fewer calls now, but Bo saw Otis beside his time.
  expect((await read())[0]).toBe(first.replace('otis-quill', 'ivy-tarn'));
  const bo = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@other.example' });
  expect((await postBooking(app, { token: bo.token, start: first })).statusCode).toBe(409);
  await postBooking(app, { token: bo.token, start: second });
  expect((await showCall(app, bo.token)).body).toContain('|Otis Quill|');
  // Without a number, only a video call can be booked at a time of both.
  const cy = await requestOffer(app, { ...unreachable, name: 'Cy', email: 'cy@third.example' });
  const third = (await read()).at(2)?.split('/')[0] ?? '';
  expect((await postBooking(app, { token: cy.token, start: third })).statusCode).toBe(201);
  expect((await showCall(app, cy.token)).body).toContain('|Ivy Tarn|');
});

it('books a time twice when two people are free, and refuses a third visitor', async () => {
  const people = [otis, { ...otis, person: 'ivy-tarn' }];
  const { app } = await startBookingServer({}, { ...officeHours, people });
  const [start = ''] = await getSlots(app);
  const statuses: number[] = [];
  for (const number of [0, 1, 2]) {
    const { token } = await requestOffer(app, { email: `v@firm-${number}.example` });
    statuses.push((await postBooking(app, { token, start })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 409]);
});

it('shows a message when no time is free, and keeps a call that cannot move', async () => {
  const people = [{ ...otis, hours: otis.hours.map((each) => ({ ...each, closes: '09:30' })) }];
  const { app } = await startBookingServer({}, { ...officeHours, horizonDays: 1, people });
  const { token } = await requestOffer(app);
  const other = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@other.example' });
  const [start = '', ...none] = await getSlots(app);
  expect(none).toEqual([]);
  await bookCall(app, token, start);

  const page = (await showCall(app, other.token)).body;
  expect(page).toContain(shippedWords.booking.pages.none.title);
  expect(page).not.toContain('<s>');
  const sent = await postForm(app, { ...valid, name: 'Cy Vale' });
  const offer = await app.inject(toPath(`https://x${String(sent.headers.location)}`));
  expect(offer.body).toContain('Reference ');
  expect(offer.body).not.toContain('<q>');
  const refused = await postBooking(app, { token: other.token, start });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().slots).toEqual([]);
  const moving = (await showCall(app, token, '&pick=1')).body;
  expect(moving).toContain(shippedWords.calls.errors.noOther);
  expect(moving).toContain('Wednesday, March 4');
});

it('leaves the own call of a visitor out of the times to move to', async () => {
  const { app } = await startBookingServer({}, { ...officeHours, gapMinutes: 30 });
  const [first = '', second = ''] = await getSlots(app);
  const { token } = await bookFirst(app);
  expect((await getSlots(app)).slice(0, 1)).not.toContain(second);
  const own = await getSlots(app, `?token=${token}`);
  expect(own[0]).toBe(second);
  const page = (await showCall(app, token, '&pick=1')).body;
  expect(page).toContain(second);
  expect(page).not.toContain(`${first}/`);
  expect(await bookCall(app, token, second)).toMatchObject({ start: second });
  expect((await app.inject('/api/appointments/slots?token=no')).statusCode).toBe(400);
});

it('says how people meet in the words of the firm', async () => {
  const meet = { by: 'video', url: 'https://video.example/room' } as const;
  const { calls, ...words } = shippedWords;
  const booked = { subject: 'Termin {date} um {time}', text: 'Gebucht.' };
  const visitor = { ...calls.mails.visitor, booked };
  const own = { ...calls, mails: { ...calls.mails, video: 'Per Video: {url}', visitor } };
  const SITE_DIST = createSiteFixture({
    booking: createBookingFixture({ ...officeHours, meet }),
    words: { ...words, calls: own },
  });
  const { app, outbox, config } = await startBookingServer({ SITE_DIST });
  const { token, calendarUrl } = await bookFirst(app);
  await outbox.idle();
  const mail = readStoredMails(config.DATA_DIR).find((source) => source.includes('Termin'));
  expect(mail).toContain('Gebucht.');
  expect(mail).toContain('Per Video: https://video.example/room');
  expect(mail).toMatch(/^Subject: Termin Wed, Mar 4 um 9:00 AM CST\r$/m);
  expect((await showCall(app, token)).body).toContain('|By video|https:');
  const file = (await app.inject(toPath(calendarUrl))).body;
  expect(file).toContain('LOCATION:https://video.example/room');
  expect(file).toContain('METHOD:PUBLISH');
});

it('limits the new calls of a mail domain, and lets staff undo them', async () => {
  // Commands use the real time.
  const clock = new ManualClock(Date.now());
  const { app, config } = await startBookingServer({}, officeHours, { clock });
  const free = await getSlots(app);
  const statuses: number[] = [];
  const tokens: string[] = [];
  const references: string[] = [];
  for (const number of [0, 1, 2, 3, 4, 5]) {
    const { token, reference } = await requestOffer(app, {
      email: `v${number}@eu${number}.flood.example`,
    });
    tokens.push(token);
    references.push(reference);
    const [start = ''] = await getSlots(app);
    statuses.push((await postBooking(app, { token, start }, `192.0.2.${number}`)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  const run = (...args: string[]) =>
    runStaffCommand('appointments', config.DATA_DIR, args, { SITE_DIST: config.SITE_DIST });
  const exported = await run('export', '--format', 'json');
  expect(JSON.parse(exported.stdout)).toHaveLength(5);
  expect((await run('list')).stdout).toContain('v4@eu4.flood.example');
  for (const reference of references.slice(0, 5)) await run('cancel', reference);
  expect(await getSlots(app)).toEqual(free);
  // Who was canceled by the firm does not book again.
  expect((await postBooking(app, { token: tokens[0], start: free[0] })).json()).toMatchObject({
    status: 410,
    detail: shippedWords.calls.errors.withdrawn,
  });
  expect((await showCall(app, tokens[0] ?? '', '&pick=1')).statusCode).toBe(410);
});

it('moves a call five times a day, and mails what limits held back later', async () => {
  const server = await startBookingServer();
  const { app, outbox, clock, config } = server;
  const { token } = await bookFirst(app);
  const others = await getSlots(app);
  await outbox.idle();
  const statuses: number[] = [];
  for (const start of others.slice(0, 7)) {
    statuses.push((await postBooking(app, { token, start })).statusCode);
    await outbox.idle();
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409]);
  const countVisitorMails = () =>
    readStoredMails(config.DATA_DIR).filter((source) => source.includes(`To: ${valid.email}`))
      .length;
  // The sixth mail about the call exceeds the five letters of a mailbox, and waits.
  const before = countVisitorMails();
  expect(before).toBeLessThanOrEqual(5);
  clock.advance(24 * hourMs);
  await outbox.idle();
  expect(countVisitorMails()).toBe(before + 1);
  expect((await postBooking(app, { token, start: others.at(-1) })).statusCode).toBe(201);
});

it('replaces mails about a call that were not sent by its last state', async () => {
  const mailbox = await startMailServer();
  mailbox.refuseWith = 451;
  const server = await startBookingServer({ SMTP_URL: mailbox.url });
  const { app, outbox, clock } = server;
  const { token } = await requestOffer(app);
  const [first = '', second = '', third = ''] = await getSlots(app);
  for (const start of [first, second]) {
    await bookCall(app, token, start);
    await outbox.idle();
  }
  await cancelCall(app, token);
  await outbox.idle();
  await bookCall(app, token, third);
  await outbox.idle();
  mailbox.refuseWith = undefined;
  clock.advance(hourMs);
  await outbox.idle();
  const entries = mailbox.mails
    .map(({ source }) => readCalendarPart(source))
    .filter((part) => part !== '');
  expect(summarize(entries.map((part) => convertIcsCalendar(undefined, part)))).toEqual(
    Array(3).fill(`REQUEST 0 ${third}`),
  );
});

it('limits new calls of a client and of an hour, alarms the staff, and lets links from mails pass', async () => {
  const mailbox = await startMailServer();
  const server = await startBookingServer({
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'true',
    RATE_LIMIT_MAX: '1000',
    CONFIRM_REQUESTS: 'true',
  });
  const { app, outbox, logged } = server;
  let number = 0;
  const requestToken = async () => {
    number += 1;
    return (await requestOffer(app, { email: `v@firm-${number}.com` })).token;
  };
  const [...free] = await getSlots(app);
  const book = async (client: string, token: string) => {
    const [start = ''] = await getSlots(app);
    const payload = { token, start };
    const headers = { accept: 'application/problem+json', 'x-forwarded-for': client };
    return app.inject({ method: 'POST', url: '/api/appointments', headers, payload });
  };
  const statuses: number[] = [];
  for (const client of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4']) {
    statuses.push((await book(client, await requestToken())).statusCode);
  }
  // One IPv6 network is one client.
  expect(statuses).toEqual([201, 201, 201, 409]);
  for (let client = 0; client < 7; client += 1)
    await book(`203.0.113.${client}`, await requestToken());
  expect(free.length - (await getSlots(app)).length).toBeGreaterThanOrEqual(10);
  const last = await requestToken();
  const refused = await book('203.0.113.99', last);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ detail: shippedWords.calls.errors.needsMail });
  // The time is free: the picker and the page keep it.
  expect(refused.json()).not.toHaveProperty('slots');
  expect(logged()).toContain('more calls are booked than expected');
  const [start = ''] = await getSlots(app);
  const page = await postForm(app, { token: last, start }, { url: '/api/appointments' });
  expect(page.body).toContain(`<h1>${shippedWords.booking.pages.pick.title}</h1>`);
  await expect
    .poll(() => {
      outbox.wake();
      return mailbox.mails.filter(({ source }) => source.includes('Many calls are booked')).length;
    })
    .toBe(1);
  await outbox.idle();
  const receipt = mailbox.mails.find(
    ({ source }) =>
      source.includes(`firm-${number}.com`) && source.includes('We have your request'),
  );
  const mailed =
    /appointment\?token=([\w.-]+)/.exec(readMail(receipt?.source ?? '').text)?.[1] ?? '';
  expect((await book('203.0.113.99', mailed)).statusCode).toBe(201);
});

it('limits how often a client opens the page, which lists time zones only when asked', async () => {
  const { app } = await startBookingServer({ RATE_LIMIT_MAX: '3' });
  const { token } = await requestOffer(app);
  const show = (query?: string) => showCall(app, token, query);
  expect((await show()).body).not.toContain('Tokyo');
  expect((await show('&zones=1')).body).toContain('Tokyo');
  expect((await app.inject(`/appointment.ics?token=${token}`)).statusCode).toBe(410);
  expect((await show()).statusCode).toBe(429);
  expect((await app.inject(`/appointment.ics?token=${token}`)).statusCode).toBe(429);
});

it('accepts one spelling of a token, and caches no redirect that contains it', async () => {
  const { app } = await startBookingServer();
  const { token } = await requestOffer(app);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const accepted: string[] = [];
  for (const [index, last] of [...alphabet].entries()) {
    const spelled = token.slice(0, -1) + last;
    const { statusCode } = await cancelCall(app, spelled, `192.0.2.${index}`);
    if (statusCode !== 400) accepted.push(spelled);
  }
  expect(accepted).toEqual([token]);
  for (const path of ['/appointment/', '/newsletter/confirm/']) {
    const { statusCode, headers } = await app.inject(`${path}?token=${token}`);
    expect([statusCode, headers['cache-control']], path).toEqual([301, 'no-store']);
  }
});

it('folds the lines of calendar files at 75 octets', async () => {
  const { app } = await startBookingServer({
    MAIL_FROM: `${'Bürö '.repeat(30)}<post@firm.example>`,
  });
  const { calendarUrl } = await bookFirst(app);
  const { body } = await app.inject(toPath(calendarUrl));
  const lengths = body.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
});

it('writes internationalized domains in ASCII wherever mails and calendars allow nothing else', async () => {
  const server = await startBookingServer({
    MAIL_FROM: 'Büro <post@büro.example>',
    LEADS_TO: 'desk@BÜRO.example, desk@bu\u0308cher.example',
    CONFIRM_REQUESTS: 'true',
  });
  await bookFirst(server.app, { email: 'ada@straße.example' });
  await server.outbox.idle();
  const sources = readStoredMails(server.config.DATA_DIR);
  expect(sources).toHaveLength(7);
  for (const source of sources) {
    const [head = ''] = source.split('\r\n\r\n', 1);
    expect(head).toMatch(/^Message-ID: <[\w-]+@xn--bro-hoa\.example>\r$/m);
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/);
  }
  const entries = sources.map(readCalendarPart).filter((part) => part !== '');
  const mailboxes = entries.flatMap(
    (part) =>
      part
        .replaceAll('=\r\n', '')
        .replaceAll('\r\n ', '')
        .match(/mailto:.*/gi) ?? [],
  );
  expect([...new Set(mailboxes)].toSorted()).toEqual([
    'mailto:ada@xn--strae-oqa.example',
    'mailto:desk@xn--bcher-kva.example',
    'mailto:desk@xn--bro-hoa.example',
    expect.stringMatching(/^mailto:[a-z.]+@[a-z.-]+$/),
    'mailto:post@xn--bro-hoa.example',
  ]);
});

it('mails one confirmation of a request, which repeats nothing else that was typed, and five a day', async () => {
  const { app, outbox, config } = await startBookingServer({ CONFIRM_REQUESTS: 'true' });
  const { reference } = await requestOffer(app, { idempotencyKey: 'one' });
  await requestOffer(app, { idempotencyKey: 'one' });
  await outbox.idle();
  const readReceipts = () =>
    readStoredMails(config.DATA_DIR).filter((source) =>
      source.includes('Subject: We have your request'),
    );
  const receipts = readReceipts();
  expect(receipts).toHaveLength(1);
  const { text } = readMail(receipts[0] ?? '');
  expect(text).toContain(reference);
  expect(text).toContain('/appointment?token=');
  for (const typed of [valid.name, valid.company, valid.phone, 'CISO']) {
    expect(receipts[0]).not.toContain(typed);
  }

  // They count as letters to a mailbox.
  for (let number = 0; number < 7; number += 1) await requestOffer(app, { name: `Ada ${number}` });
  await outbox.idle();
  expect(readReceipts()).toHaveLength(5);
});

it('reminds the visitor once, a day before, unless the call was booked later than that', async () => {
  const server = await startBookingServer();
  const { app, outbox, clock, config } = server;
  await bookFirst(app);
  const later = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@other.example' });
  await bookCall(app, later.token, '2026-03-06T15:00:00.000Z');
  const countReminders = async () => {
    const job = startReminders(server, outbox);
    await job.idle();
    await job.stop();
    await outbox.idle();
    return readStoredMails(config.DATA_DIR).filter((source) => source.includes('Subject: Reminder'))
      .length;
  };
  expect(await countReminders()).toBe(0);
  clock.advance(30 * hourMs);
  expect(await countReminders()).toBe(1);
  expect(await countReminders()).toBe(1);
});
