import { describe, expect, it } from 'vitest';
import { listLetters } from '../../server/outbox/deliveries.ts';
import { closeStore } from '../../server/store/store.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { postForm } from './support/consultation.ts';
import {
  addSubscriber,
  dayMs,
  postEmail,
  pressButton,
  requestSubscription,
  subscribeEndpoint,
} from './support/newsletter.ts';
import { startTestServer } from './support/test-server.ts';

const ada = 'ada@hollisgate.example';
const message = 'Open our letter and confirm there.';

describe('a subscription', () => {
  it('is stored as pending and answered with a message for the toast', async () => {
    const { app, store, clock } = await startTestServer();
    const answer = await postEmail(app, ada);
    expect(answer.statusCode).toBe(202);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ message });
    expect(await listSubscriptions(store)).toMatchObject([
      { email: ada, status: 'pending', createdAt: clock.now(), confirmedAt: null },
    ]);
    expect(await listLetters(store)).toMatchObject([{ kind: 'confirmation' }]);
  });

  it('is stored once per mailbox, in any spelling', async () => {
    const { app, store } = await startTestServer();
    await postEmail(app, ` ${ada}\n`);
    await postEmail(app, ada.toUpperCase());
    await postEmail(app, `\u200b\ufeff${ada}\u200e`);
    expect(await listSubscriptions(store)).toMatchObject([{ email: ada }]);
  });

  it('is stored once for all domains and tags of a mailbox', async () => {
    const { app, store } = await startTestServer();
    for (const host of ['gmail.com', 'googlemail.com', 'Gmail.com', 'ｇmail.com'])
      await postEmail(app, `a.da+${host.length}@${host}`);
    expect(await listSubscriptions(store)).toMatchObject([{ email: 'a.da+9@gmail.com' }]);
    expect(await listLetters(store)).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['  \t ', 'Please enter your email address.'],
    ['\u200b\ufeff', 'Please enter your email address.'],
    [undefined, 'Please enter your email address.'],
    [7, 'Please enter your email address.'],
    ['ada@', 'Please enter a valid email address'],
    [`ada@hollisgate.example\r\nBcc: ${ada}`, 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.example`, 'Please enter a valid email address'],
  ])('of %j is refused', async (email, sentence) => {
    const { app, store } = await startTestServer();
    const answer = await postEmail(app, email);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe(sentence);
    expect(await listSubscriptions(store)).toEqual([]);
  });

  it('logs nothing about a person', async () => {
    const server = await startTestServer();
    await addSubscriber(server, ada);
    expect(server.logged()).toContain('subscription changed');
    for (const typed of ['ada@', 'hollisgate', 'token=']) {
      expect(server.logged()).not.toContain(typed);
    }
  });

  it('is acknowledged but dropped if a bot sent it', async () => {
    const { app, store } = await startTestServer();
    const answer = await postEmail(app, ada, { contact_me_by_fax: 'yes' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ message });
    expect(await listSubscriptions(store)).toEqual([]);
  });

  it('is not acknowledged if the store fails', async () => {
    const { app, store } = await startTestServer();
    await closeStore(store);
    const answer = await postEmail(app, ada);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toMatch(/^We could not save your request\./);
  });

  it('counts for the limit of all form requests', async () => {
    const { app } = await startTestServer({ RATE_LIMIT_MAX: '2' });
    await postEmail(app, ada);
    await postForm(app, { email: ada }, { url: subscribeEndpoint });
    const answer = await postEmail(app, ada);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  });
});

describe('a known address', () => {
  it('gets the same answer and the same writes in every state', async () => {
    const server = await startTestServer();
    const { app, store, clock } = server;
    await requestSubscription(server, 'pending@hollisgate.example');
    await addSubscriber(server, 'confirmed@hollisgate.example');
    await pressButton(app, await addSubscriber(server, 'left@hollisgate.example'));
    clock.advance(1000);
    const answers = new Set<string>();
    for (const name of ['new', 'pending', 'confirmed', 'left']) {
      const { statusCode, headers, body } = await postEmail(app, `${name}@hollisgate.example`);
      const { date, ...steady } = headers;
      answers.add(JSON.stringify([statusCode, steady, body]));
    }
    expect(answers.size).toBe(1);
    const times = (await listSubscriptions(store)).map(({ requestedAt }) => requestedAt);
    expect(times).toEqual(Array.from({ length: 4 }, () => clock.now()));
  });

  it('gets at most one letter a day, however often it is requested', async () => {
    const { app, store, clock } = await startTestServer();
    await Promise.all(Array.from({ length: 10 }, () => postEmail(app, ada)));
    clock.advance(dayMs - 1);
    await postEmail(app, ada);
    expect(await listLetters(store)).toHaveLength(1);
    clock.advance(1);
    await postEmail(app, ada);
    await postEmail(app, ada);
    expect(await listLetters(store)).toHaveLength(2);
  });

  it('learns only by letter that it is already confirmed', async () => {
    const server = await startTestServer();
    await addSubscriber(server, ada);
    server.clock.advance(dayMs);
    await postEmail(server.app, ada);
    const kinds = (await listLetters(server.store)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmation', 'welcome', 'welcome']);
    expect(await listSubscriptions(server.store)).toMatchObject([{ status: 'confirmed' }]);
  });

  it('stays unsubscribed until it confirms again, which works the same day', async () => {
    const server = await startTestServer();
    await pressButton(server.app, await addSubscriber(server, ada));
    server.clock.advance(1000);
    const link = await requestSubscription(server, ada);
    expect(await listSubscriptions(server.store)).toMatchObject([{ status: 'pending' }]);
    const kinds = (await listLetters(server.store)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmation']);
    await pressButton(server.app, link);
    expect(await listSubscriptions(server.store)).toMatchObject([{ status: 'confirmed' }]);
  });

  it('may subscribe again in several spellings at once', async () => {
    const server = await startTestServer();
    await pressButton(server.app, await addSubscriber(server, 'ada@xn--bcher-kva.example'));
    const spellings = ['ada@bücher.example', 'ada@BÜCHER.example', 'ada@xn--bcher-kva.example'];
    const answers = await Promise.all(spellings.map((email) => postEmail(server.app, email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  });
});

it('the form without JavaScript redirects to a page with the text of the toast', async () => {
  const { app, store } = await startTestServer();
  const posted = await postForm(app, { email: ada }, { url: subscribeEndpoint });
  expect(posted.statusCode).toBe(303);
  expect(posted.headers.location).toBe('/newsletter/sent');
  const answer = await app.inject({ method: 'GET', url: '/newsletter/sent' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(`<h1>Success!</h1><p>${message}</p>`);
  expect(answer.body).toContain('<b>sent</b>');
  expect(await listSubscriptions(store)).toHaveLength(1);
});

it.each([
  ['', 'Email required', 'Please enter your email address.'],
  ['"><script>', 'Subscription failed', 'Please enter a valid email address'],
])(
  'the form without JavaScript with %j keeps what was typed and says what is wrong',
  async (email, title, sentence) => {
    const { app } = await startTestServer();
    const answer = await postForm(app, { email }, { url: subscribeEndpoint });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`<h1>${title}</h1><p>${sentence}</p>`);
    expect(answer.body).toContain('<i>invalid</i>');
    expect(answer.body).not.toContain('<script>');
    if (email) expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  },
);

it('the form without JavaScript is refused from another site', async () => {
  const { app, store } = await startTestServer();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await postForm(app, { email: ada }, { url: subscribeEndpoint, headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('<h1>Subscription failed</h1>');
  expect(await listSubscriptions(store)).toEqual([]);
});
