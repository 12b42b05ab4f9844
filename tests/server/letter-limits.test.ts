import { expect, it } from 'vitest';
import { listLetters } from '../../server/outbox/deliveries.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
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
});

it.each([
  [
    'full-width, composed and ASCII',
    'ada',
    ['bücher.de', 'bu\u0308cher.de', 'xn--bcher-kva.de', 'ｂücher.de'],
  ],
  ['older', 'ada', ['icloud.com', 'me.com', 'mac.com']],
])('counts the %s domains of one mailbox together', async (_, name, hosts) => {
  const server = await startTestServer();
  await askFor(
    server,
    [1, 2, 3, 4, 5, 6].flatMap((tag) => hosts.map((host) => `${name}+${tag}@${host}`)),
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

it('the limit of all letters in an hour holds back further letters to anyone, and logs one alarm', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '3' });
  const emails = names(5).map((name) => `${name}@${name}.example`);
  expect(await askFor(server, emails)).toHaveLength(1);
  expect(await countLetters(server)).toBe(3);
  expect(alarms(server)).toEqual([expect.stringMatching(/"level":50/)]);
  expect(await readReadiness(server)).toMatchObject({ status: 'degraded', lettersHeldBack: 2 });
  server.clock.advance(hour);
  expect(await readReadiness(server)).toMatchObject({ status: 'ready', lettersHeldBack: 0 });
  await askFor(server, emails.slice(3));
  expect(await countLetters(server)).toBe(5);
});

it('the limit of all letters in an hour does not count held letters for a mailbox', async () => {
  const server = await startTestServer({ LETTERS_PER_HOUR: '1' });
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
  expect(alarms(server)).toEqual([expect.stringMatching(/"level":40/)]);
});
