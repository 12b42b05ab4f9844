/** @module-tag nightly */

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import {
  bookedSchema,
  bookingEndpoints,
  bookingOfferSchema,
  bookingProblemSchema,
  parseSlot,
  slotsSchema,
} from '../../lib/forms/booking.ts';
import { listAppointments } from '../../server/store/appointments.ts';
import { createBookingSettings, officeHours, otis } from '../server/support/booking.ts';
import { contactEndpoint, valid } from '../server/support/consultation.ts';
import { post } from '../server/support/lead-call.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { readMail } from '../server/support/mail-source.ts';
import { launchServerProcess, startServerProcess } from '../server/support/server-process.ts';
import { createDataDir, createTempDir } from '../server/support/temp-dir.ts';
import { withStore } from '../server/support/with-store.ts';
import { addTestStore, endLeases } from '../support/on-store.ts';
import { createSeededRandom } from './support/seeded-random.ts';

const isPostgres = inject('postgresUrl') !== undefined;
const offered = z.object({ reference: z.string(), booking: bookingOfferSchema });

/** Each request comes from another client, which has limits of its own. */
const postAnew = (url: string, body: object) =>
  post(url, body, {
    accept: 'application/problem+json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`,
  });

/** Each visitor has a company of their own, whose mail domain has its own limit. */
async function requestOffer(url: string, number: number) {
  const email = `ada@company-${number}.example`;
  const ask = () => postAnew(url + contactEndpoint, { ...valid, name: `Visitor ${number}`, email });
  let answer = await ask();
  // A busy server asks to send it again.
  while (answer.status === 503) {
    await pause(200);
    answer = await ask();
  }
  const { reference, booking } = offered.parse(await answer.json());
  return { reference, token: booking.token };
}

const getSlots = async (url: string) =>
  slotsSchema
    .parse(await (await fetch(url + bookingEndpoints.slots)).json())
    .slots.map((slot) => parseSlot(slot).start);

it('books a time for one of fifty visitors, and offers the others the next times', async () => {
  const shared = await addTestStore({ DATA_DIR: createTempDir(), ...createBookingSettings() });
  const settings = {
    ...shared,
    TOKEN_SECRET: 'the secret of all servers',
    RATE_LIMIT_MAX: '100000',
  };
  const servers = await Promise.all(
    Array.from({ length: isPostgres ? 3 : 1 }, () =>
      startServerProcess({ ...settings, DATA_DIR: createDataDir() }),
    ),
  );
  const getUrl = (number: number) => servers[number % servers.length]?.url ?? '';
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const tokens = await Promise.all(
    numbers.map(async (number) => (await requestOffer(getUrl(number), number)).token),
  );
  const [start = '', ...others] = await getSlots(getUrl(0));
  const answers = await Promise.all(
    tokens.map((token, number) =>
      postAnew(getUrl(number) + bookingEndpoints.book, { token, start }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(409)]);
  const refusals = answers.filter(({ status }) => status === 409);
  for (const answer of refusals) {
    const { detail, slots } = bookingProblemSchema.parse(await answer.json());
    expect(detail).toBe(shippedWords.booking.pages.taken.description);
    expect(slots?.map((slot) => parseSlot(slot).start)).toEqual(others.slice(0, 3));
  }
});

/** How often the server is killed; 200 shows more. */
const kills = Number(process.env.BOOKING_KILLS ?? 4);
const maxMomentMs = 60;
/** To the firm and the person who takes the call. After five kills the one to the visitor waits for the limit of letters. */
const mailsPerCall = 2;

it(`${kills} kills between booking and mail lose or duplicate no call`, {
  timeout: 180_000 + kills * 30_000,
}, async ({ annotate }) => {
  const seed = Number(process.env.FAULT_SEED ?? 1);
  const random = createSeededRandom(seed);
  const mailbox = await startMailServer();
  const allDay = { from: 'Monday', to: 'Sunday', opens: '00:00', closes: '23:55' } as const;
  const settings = {
    DATA_DIR: createDataDir(),
    ...createBookingSettings({
      ...officeHours,
      gapMinutes: 0,
      maxPerDay: 50,
      people: [{ ...otis, hours: [allDay] }],
    }),
    SMTP_URL: mailbox.url,
    CONFIRM_REQUESTS: 'true',
    LETTERS_PER_HOUR: '100000',
    RATE_LIMIT_MAX: '100000',
    TRUST_PROXY: 'true',
  };
  /** What visitors asked for, until it is answered. */
  const wishes: { token: string; start: string }[] = [];
  const booked = new Map<string, string>();
  const bookAll = async (url: string) => {
    for (let wish = wishes[0]; wish; wish = wishes[0]) {
      const answer = await postAnew(url + bookingEndpoints.book, wish);
      if (answer.status === 201) {
        const { reference, start } = bookedSchema.parse(await answer.json());
        booked.set(reference, start);
      } else if (answer.status === 503) {
        await pause(200);
        continue;
      } else if (answer.status !== 409) throw new Error(`answered ${answer.status}`);
      wishes.shift();
    }
  };
  // The link of a mail books more calls than ten an hour.
  const office = await startServerProcess(settings);
  for (let number = 0; number < kills; number += 1) await requestOffer(office.url, number);
  const readTokens = () =>
    mailbox.mails.flatMap(({ source }) => {
      const { headers, text } = readMail(source);
      return (headers.get('to')?.startsWith('ada@') && /token=(\S+)/.exec(text)?.[1]) || [];
    });
  await expect.poll(() => readTokens().length).toBe(kills);
  office.child.kill('SIGTERM');
  await office.exited;
  for (const token of readTokens()) {
    const victim = await launchServerProcess(settings);
    const url = (await victim.listening) ?? '';
    wishes.push({ token, start: (await getSlots(url))[Math.floor(random() * 3)] ?? '' });
    const life = pause(maxMomentMs * random()).then(() => victim.child.kill('SIGKILL'));
    // A killed server ends the connection.
    await Promise.all([
      life,
      bookAll(url).catch((error) => expect(error).toBeInstanceOf(TypeError)),
    ]);
    await victim.exited;
    await endLeases(settings);
  }
  const survivor = await startServerProcess(settings);
  await bookAll(survivor.url);

  const calls = await withStore(await addTestStore(settings), listAppointments);
  expect(calls.map(({ startsAt }) => new Date(startsAt).toISOString()).toSorted()).toEqual(
    [...booked.values()].toSorted(),
  );
  expect(new Set(booked.values()).size).toBe(booked.size);

  const readIds = () =>
    Map.groupBy(
      mailbox.mails
        .map(({ source, to }) => ({ headers: readMail(source).headers, source, to: to.join() }))
        .filter(({ to }) => !to.startsWith('ada@'))
        .filter(({ headers }) => headers.get('subject')?.startsWith('Call booked')),
      ({ source, to }) => `${/Reference: (\S+)/.exec(source)?.[1]} ${to}`,
    );
  await expect.poll(() => readIds().size).toBe(booked.size * mailsPerCall);
  for (const mails of readIds().values()) {
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
  }
  const repeats = [...readIds().values()].reduce((sum, { length }) => sum + length - 1, 0);
  const kind = isPostgres ? 'postgres' : 'sqlite';
  await annotate(
    `${kind}: ${kills} kills (seed ${seed}), ${booked.size} calls, ${repeats} mails came again under the same id`,
    'summary',
  );
});
