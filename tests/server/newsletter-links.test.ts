import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashAddress } from '../../server/newsletter/subscribe.ts';
import { listLetters } from '../../server/outbox/deliveries.ts';
import { readTokenSecret } from '../../server/secrets.ts';
import { closeStore } from '../../server/store/store.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { createTokens } from '../../server/tokens.ts';
import { share } from '../support/clean-up.ts';
import { findFilesWith } from './support/find-files-with.ts';
import {
  addSubscriber,
  dayMs,
  findUnsubscribeLink,
  getToken,
  postEmail,
  pressButton,
  requestSubscription,
} from './support/newsletter.ts';
import { startRetentionJob } from './support/retention.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const ada = 'ada@hollisgate.example';
const secret = 'one secret of many characters';
const pages = ['/newsletter/confirm', '/newsletter/unsubscribe'];

const eraseAda = ({ store }: TestServer) =>
  store.db.deleteFrom('subscriptions').where('email', '=', ada).execute();

const listSuppressions = ({ store }: TestServer) =>
  store.db.selectFrom('suppressions').selectAll().execute();

const readStatus = async ({ store }: TestServer) => (await listSubscriptions(store))[0]?.status;

/** Requests per client are counted by the wall clock. */
function passMinute(): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 60_000);
}

describe('a confirmation link', () => {
  it('shows a button and changes nothing when a mail scanner opens it', async () => {
    const server = await startTestServer();
    const link = await requestSubscription(server, ada);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const answer = await server.app.inject({ method, url: link });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const { body } = await server.app.inject(link);
    expect(body).toContain('<h1>Confirm your subscription</h1>');
    expect(body).toContain('<form method="post" action="&#x2F;newsletter&#x2F;confirm">');
    expect(body).toContain(`value="${getToken(link)}"><button>Confirm</button>`);
    expect(await readStatus(server)).toBe('pending');
    expect(await listLetters(server.store)).toHaveLength(1);
  });

  it('confirms the address with its button, sends the welcome letter once, and then says so', async () => {
    const server = await startTestServer();
    const link = await requestSubscription(server, ada);
    server.clock.advance(1000);
    for (let times = 0; times < 2; times += 1) {
      const answer = await pressButton(server.app, link);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<h1>You have joined</h1>');
    }
    const [subscription] = await listSubscriptions(server.store);
    expect(subscription).toMatchObject({ status: 'confirmed', confirmedAt: server.clock.now() });
    const kinds = (await listLetters(server.store)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmation', 'welcome']);
    const { statusCode, body } = await server.app.inject(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>You have joined</h1>');
    expect(body).not.toContain('<button>');
  });

  it('stops working after an unsubscribe, even while a later letter is unconfirmed', async () => {
    const server = await startTestServer();
    const used = await requestSubscription(server, ada);
    await pressButton(server.app, used);
    await server.outbox.idle();
    await pressButton(server.app, findUnsubscribeLink(server, ada));
    const expectDead = async (status?: string) => {
      for (const answer of [await server.app.inject(used), await pressButton(server.app, used)]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.body).toContain('Subscribe again for a new one.');
      }
      expect(await readStatus(server)).toBe(status);
    };
    await expectDead();
    server.clock.advance(1000);
    const fresh = await requestSubscription(server, ada);
    expect(fresh).not.toBe(used);
    await expectDead('pending');
    expect((await pressButton(server.app, fresh)).statusCode).toBe(200);
    expect(await readStatus(server)).toBe('confirmed');
  });

  it('stops working, even unused, once the address confirmed with another link and unsubscribed', async () => {
    const server = await startTestServer();
    const first = await requestSubscription(server, ada);
    server.clock.advance(dayMs);
    await pressButton(server.app, await addSubscriber(server, ada));
    expect((await pressButton(server.app, first)).statusCode).toBe(410);
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it('counts for the limit of all form requests, even if forged', async () => {
    const server = await startTestServer({ RATE_LIMIT_MAX: '3' });
    const link = await requestSubscription(server, ada);
    await pressButton(server.app, `${link}x`);
    await pressButton(server.app, `${link}y`);
    const answer = await pressButton(server.app, link);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
    expect(answer.body).toContain(`value="${getToken(link)}"`);
    expect(await readStatus(server)).toBe('pending');
    passMinute();
    expect((await pressButton(server.app, link)).statusCode).toBe(200);
  });

  it('works for seven days', async () => {
    const server = await startTestServer();
    const link = await requestSubscription(server, ada);
    server.clock.advance(7 * dayMs - 1);
    expect((await server.app.inject(link)).statusCode).toBe(200);
    server.clock.advance(1);
    for (const answer of [await server.app.inject(link), await pressButton(server.app, link)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('Subscribe again for a new one.');
      expect(answer.body).toContain('name="email"');
    }
    expect(await readStatus(server)).toBe('pending');
  });

  it('counts as expired if its subscription was erased', async () => {
    const server = await startTestServer();
    const link = await requestSubscription(server, ada);
    await eraseAda(server);
    expect((await pressButton(server.app, link)).statusCode).toBe(410);
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it('keeps its button if the store fails', async () => {
    const server = await startTestServer();
    const link = await requestSubscription(server, ada);
    await server.outbox.stop();
    await closeStore(server.store);
    const answer = await pressButton(server.app, link);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toContain('We could not save your request.');
    expect(answer.body).toContain(`value="${getToken(link)}"`);
  });
});

const otherId = '00000000-0000-4000-8000-000000000000';
const forgeries: Record<string, (token: string) => string> = {
  'none at all': () => '',
  'text of some kind': () => 'x.y.z',
  'another subscription': (token) => token.replace(/^[^.]+/, otherId),
  'a later expiry': (token) => token.replace(/\.\d+\./, '.99999999999999.'),
  'no expiry': (token) => token.replace(/\.\d+\./, '.never.'),
  'a changed signature': (token) => token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
  'a cut signature': (token) => token.slice(0, -1),
  'a longer signature': (token) => `${token}A`,
  markup: () => '"><script>alert(1)</script>',
};

const forgedFor = share(async () => {
  const server = await startTestServer();
  return { server, requested: await requestSubscription(server, ada) };
});

it.each(Object.entries(forgeries))('a forged link does nothing with %s', async (_, forge) => {
  const { server, requested } = forgedFor;
  const token = forge(getToken(requested));
  const link = `/newsletter/confirm?token=${encodeURIComponent(token)}`;
  for (const answer of [await server.app.inject(link), await pressButton(server.app, link)]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<h1>Half a link</h1>');
    expect(answer.body).not.toContain('<script>');
  }
  expect(await readStatus(server)).toBe('pending');
});

it('a forged link works for one purpose only', async () => {
  const server = await startTestServer();
  const confirm = await requestSubscription(server, ada);
  const swapped = confirm.replace('confirm', 'unsubscribe');
  expect((await pressButton(server.app, swapped)).statusCode).toBe(400);
});

it('a forged link is refused if signed with another secret', async () => {
  const first = await startTestServer({ TOKEN_SECRET: secret });
  const link = await requestSubscription(first, ada);
  const second = await startTestServer({ TOKEN_SECRET: 'another secret of many characters' });
  expect((await pressButton(second.app, link)).statusCode).toBe(400);
});

describe('an unsubscribe link', () => {
  it('asks first, and unsubscribes with its button', async () => {
    const server = await startTestServer();
    const link = await addSubscriber(server, ada);
    const { body } = await server.app.inject(link);
    expect(body).toContain('<h1>Leave us</h1>');
    expect(body).toContain('<button>Unsubscribe</button>');
    expect(await readStatus(server)).toBe('confirmed');
    const answer = await pressButton(server.app, link);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('We write no more.');
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('acts at once for a mail program that posts %s', async (type, payload) => {
    const server = await startTestServer();
    const link = await addSubscriber(server, ada);
    for (let times = 0; times < 5; times += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: link,
        headers: {
          'content-type': type,
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
        payload,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it('has separate limits: one mail host may unsubscribe many people, but one link only so often', async () => {
    const server = await startTestServer({ RATE_LIMIT_MAX: '2' });
    const links: string[] = [];
    for (const name of ['ada', 'grace', 'joan', 'mary']) {
      links.push(await addSubscriber(server, `${name}@hollisgate.example`));
      passMinute();
    }
    for (const link of links) expect((await pressButton(server.app, link)).statusCode).toBe(200);
    const [first = ''] = links;
    expect((await pressButton(server.app, first)).statusCode).toBe(200);
    expect((await pressButton(server.app, first)).statusCode).toBe(429);
    const forged = [1, 2, 3].map((each) => pressButton(server.app, `${first}${each}`));
    const statuses = (await Promise.all(forged)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([400, 400, 429]);
  });

  it('works years later', async () => {
    const server = await startTestServer();
    const link = await addSubscriber(server, ada);
    server.clock.advance(1000 * dayMs);
    expect((await pressButton(server.app, link)).statusCode).toBe(200);
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it('deletes the address and its letters, and keeps a keyed hash', async ({ skip }) => {
    const server = await startTestServer();
    const link = await addSubscriber(server, ada);
    await server.outbox.stop();
    server.clock.advance(dayMs);
    await postEmail(server.app, ada);
    expect(await listLetters(server.store)).toHaveLength(3);
    await pressButton(server.app, link);
    expect(await listLetters(server.store)).toEqual([]);
    const hash = hashAddress(createTokens(readTokenSecret(server.config)), ada);
    expect(await listSuppressions(server)).toMatchObject([{ id: hash }]);
    skip(server.store.kind === 'postgres', 'its files are its own');
    const job = await startRetentionJob(server);
    await job.idle();
    const files = findFilesWith(server.config.DATA_DIR, ada);
    expect(files.filter((file) => !file.endsWith('.eml'))).toEqual([]);
  });

  it('still works after the person subscribed again', async () => {
    const server = await startTestServer();
    const old = await addSubscriber(server, ada);
    await pressButton(server.app, old);
    server.clock.advance(1000);
    await addSubscriber(server, ada);
    expect(await readStatus(server)).toBe('confirmed');
    expect(await listSuppressions(server)).toEqual([]);
    expect((await pressButton(server.app, old)).statusCode).toBe(200);
    expect(await listSubscriptions(server.store)).toEqual([]);
  });

  it('says that a deleted address is off the list', async () => {
    const server = await startTestServer();
    const link = await addSubscriber(server, ada);
    await eraseAda(server);
    expect((await pressButton(server.app, link)).body).toContain('We write no more.');
  });
});

it.each(pages)('%s accepts only GET, HEAD and POST', async (url) => {
  const { app } = await startTestServer();
  const answer = await app.inject({ method: 'PUT', url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD, POST');
  expect(answer.body).toBe('This address takes GET, HEAD, and POST requests only.');
});
