import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { listDeliveries, listLetters } from '../../server/outbox/deliveries.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { postJson, valid } from './support/consultation.ts';
import { dayMs, postEmail, pressButton, requestSubscription } from './support/newsletter.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

it('sends five letters a day to all spellings of a mailbox, with the same answer to each request', async () => {
  const server = await startTestServer();
  const { store, clock } = server;
  const tags = names(9).map((name) => `Ada+${name}@hollisgate.example`);
  const spellings = [...tags, 'a.da@hollisgate.example'];
  expect(await askFor(server, spellings)).toEqual([expect.stringMatching(/^202 /)]);
  expect(await countLetters(server)).toBe(5);
  await askFor(server, ['grace@hollisgate.example', 'ada@quillmere.example']);
  expect(await countLetters(server)).toBe(7);
  expect(await listSubscriptions(store)).toHaveLength(12);

  clock.advance(dayMs);
  await askFor(server, ['a.da@hollisgate.example']);
  expect(await countLetters(server)).toBe(8);
  // Ended windows are deleted, and the keys of the others cannot be guessed from an address.
  const rows = await store.db.selectFrom('rateLimits').selectAll().execute();
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('mailbox:'));
  expect(keys).toEqual([expect.stringMatching(/^mailbox:[\w-]{43}$/)]);
  const guess = createHash('sha256').update('ada@hollisgate.example').digest('base64url');
  expect(keys).not.toContain(`mailbox:${guess}`);
});

it.each([
  [
    'full-width, composed and ASCII',
    'ada',
    ['bücher.de', 'bu\u0308cher.de', 'xn--bcher-kva.de', 'ｂücher.de'],
  ],
  ['alias', 'ada', ['gmail.com', 'googlemail.com', 'Gmail.com', 'ｇmail.com']],
  ['older', 'ada', ['icloud.com', 'me.com', 'mac.com']],
])('counts the %s domains of one mailbox together', async (_, name, hosts) => {
  const server = await startTestServer();
  await askFor(
    server,
    [1, 2, 3].flatMap((tag) => hosts.map((host) => `${name}+${tag}@${host}`)),
  );
  expect(await countLetters(server)).toBe(5);
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `visitor${index}`);
const hour = 60 * 60_000;

/** Requests the newsletter for each address. @returns the distinct answers */
async function askFor({ app, outbox }: TestServer, emails: readonly string[]): Promise<string[]> {
  const answers = new Set<string>();
  for (const email of emails) {
    const { statusCode, body } = await postEmail(app, email);
    answers.add(`${statusCode} ${body}`);
    await outbox.idle();
  }
  return [...answers];
}

/** Counts the letters that were sent. */
async function countLetters({ store, outbox }: TestServer): Promise<number> {
  await outbox.idle();
  return (await listLetters(store)).length;
}
const alarms = ({ logged }: TestServer) =>
  logged()
    .split('\n')
    .filter((line) => line.includes('are held back'));
const readReadiness = async ({ app }: TestServer) => (await app.inject('/readyz')).json();

it('the limit of a mail domain holds back further letters, answers the same, and logs one alarm', async () => {
  const server = await startTestServer({ LETTERS_PER_DOMAIN: '3' });
  const emails = names(6).map((name) => `${name}@corp.example`);
  expect(await askFor(server, emails)).toHaveLength(1);
  expect(await countLetters(server)).toBe(3);
  expect(alarms(server)).toEqual([expect.stringMatching(/"level":50.*"limit":"domain"/)]);
  expect(alarms(server).join()).not.toContain('corp.example');
  expect(await readReadiness(server)).toMatchObject({ status: 'degraded', lettersHeldBack: 3 });

  await askFor(server, ['visitor@other.example']);
  expect(await countLetters(server)).toBe(4);
  server.clock.advance(dayMs);
  expect(await readReadiness(server)).toMatchObject({ status: 'ready', lettersHeldBack: 0 });
  await askFor(server, emails.slice(-1));
  expect(await countLetters(server)).toBe(5);
});

it.each([
  [['ada@bücher.example', 'grace@xn--bcher-kva.example'], 1],
  // Webmail.
  [['ada@Gmail.com', 'bo@gmail.com', 'cy@GMAIL.com'], 3],
  [['ada@firm.example', 'bo@eu.firm.example', 'cy@a.b.firm.example'], 1],
  [['ada@firm.co.uk', 'bo@mail.firm.co.uk', 'cy@other.co.uk'], 2],
  [['ada@one.github.io', 'bo@two.github.io'], 2],
])('the limit of a mail domain counts what was registered: %j', async (emails, sent) => {
  const server = await startTestServer({ LETTERS_PER_DOMAIN: '1' });
  await askFor(server, emails);
  expect(await countLetters(server)).toBe(sent);
  expect(alarms(server)).toHaveLength(emails.length > sent ? 1 : 0);
});

it('the limit of all letters in an hour holds back further letters to anyone, and logs one alarm', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '3' });
  const emails = names(5).map((name) => `${name}@${name}.example`);
  expect(await askFor(server, emails)).toHaveLength(1);
  expect(await countLetters(server)).toBe(3);
  expect(alarms(server)).toEqual([expect.stringMatching(/"level":50.*"limit":"hour"/)]);
  expect(await readReadiness(server)).toMatchObject({ status: 'degraded', lettersHeldBack: 2 });
  server.clock.advance(hour);
  expect(await readReadiness(server)).toMatchObject({ status: 'ready', lettersHeldBack: 0 });
  await askFor(server, emails.slice(3));
  expect(await countLetters(server)).toBe(5);
});

it('the limit of all letters in an hour does not count held letters for a mailbox or a domain', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '1', LETTERS_PER_DOMAIN: '2' });
  await askFor(server, ['visitor@other.example']);
  for (let asked = 1; asked <= 8; asked += 1) await askFor(server, ['ada@hollisgate.example']);
  expect(await countLetters(server)).toBe(1);
  server.clock.advance(hour);
  await askFor(server, ['ada@hollisgate.example']);
  expect(await countLetters(server)).toBe(2);
});

it('the limit of all letters in an hour counts welcome letters; an address is confirmed even without one', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '1' });
  const link = await requestSubscription(server, 'ada@hollisgate.example');
  expect((await pressButton(server.app, link)).body).toContain('<h1>You have joined</h1>');
  expect(await listSubscriptions(server.store)).toMatchObject([{ status: 'confirmed' }]);
  expect(await countLetters(server)).toBe(1);
  expect(alarms(server)).toHaveLength(1);
});

it('the limit of all letters in an hour does not count letters that a narrower limit holds back', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '7' });
  await askFor(
    server,
    names(40).map((name) => `ada+${name}@hollisgate.example`),
  );
  await askFor(server, ['grace@quillmere.example']);
  expect(await countLetters(server)).toBe(6);
  expect(alarms(server)).toEqual([expect.stringMatching(/"level":40.*"limit":"mailbox"/)]);
});

it('never makes a request wait for the counts, which all requests share', {
  tags: ['nightly'],
}, async ({ skip }) => {
  const server = await startTestServer({ CONFIRM_REQUESTS: 'true' });
  const { app, store, outbox, clock } = server;
  skip(store.kind === 'sqlite', 'SQLite locks the whole store');
  const link = await requestSubscription(server, 'ada@hollisgate.example');
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // As a server that was frozen while it counted.
  const frozen = store.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('rateLimits').set({ count: 1 }).execute();
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const leads = [{ name: 'Ada' }, { name: 'Grace' }].map((fields) =>
    postJson(app, { ...valid, ...fields }),
  );
  expect((await Promise.all(leads)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await postEmail(app, 'grace@quillmere.example')).statusCode).toBe(202);
  expect((await pressButton(app, link)).body).toContain('<h1>You have joined</h1>');
  held.resolve();
  // On a slow machine PostgreSQL has ended the frozen transaction by now.
  await frozen.catch(() => {});
  clock.advance(hour);
  await outbox.idle();
  const kinds = (await listDeliveries(store)).map(({ kind, status }) => `${kind} ${status}`);
  expect(kinds.filter((kind) => kind.startsWith('receipt'))).toEqual(
    Array(2).fill('receipt delivered'),
  );
  expect(await countLetters(server)).toBe(3);
});

it('sends a letter that could not be counted once it can be', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '1' });
  const { db } = server.store;
  await db.schema.alterTable('rateLimits').renameTo('away').execute();
  await askFor(server, ['ada@hollisgate.example', 'grace@quillmere.example']);
  const reason = { status: 'pending', lastError: 'the letter could not be counted' };
  expect(await listLetters(server.store)).toMatchObject([reason, reason]);
  await db.schema.alterTable('away').renameTo('rateLimits').execute();
  server.clock.advance(2000);
  expect(await countLetters(server)).toBe(1);
  expect(alarms(server)).toHaveLength(1);
});
