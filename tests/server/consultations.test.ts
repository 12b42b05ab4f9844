import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { openStore } from '../../server/store/open-store.ts';
import { share } from '../support/clean-up.ts';
import { contactEndpoint, homeEndpoint, postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const reference = /^JR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

describe('a consultation request', () => {
  it.each([
    [homeEndpoint, 'home', "We'll be in touch with you shortly!"],
    [
      contactEndpoint,
      'contact',
      "We'll be in touch within 24 hours to schedule your consultation.",
    ],
  ])(
    'to %s is acknowledged with the %s form’s sentence and a reference',
    async (url, form, message) => {
      const { app, store } = await startTestServer();
      const response = await postJson(app, valid, { url });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({
        status: 'success',
        message,
        reference: expect.stringMatching(reference),
      });
      expect(response.headers['cache-control']).toBe('no-store');
      const [lead] = await listLeads(store);
      expect(lead).toMatchObject({ ...valid, form, reference: response.json().reference });
    },
  );

  it('is stored with its deliveries before the response', async () => {
    const { app, config } = await startTestServer({
      CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:9/',
    });
    await postJson(app, valid);
    // Another connection sees only what was committed.
    const other = await openStore(config);
    const [lead] = await listLeads(other);
    expect((await listDeliveries(other, lead?.id)).map(({ kind }) => kind)).toEqual([
      'mail',
      'webhook',
    ]);
    await other.db.destroy();
  });

  it('stores page and campaign, and empty text for a missing phone', async () => {
    const { app, store } = await startTestServer();
    const { phone: _, ...withoutPhone } = valid;
    const campaign = { utm_source: 'newsletter', gclid: 'abc', unknown: 'dropped' };
    await postJson(app, { ...withoutPhone, page: '/services', campaign });
    const [lead] = await listLeads(store);
    expect(lead).toMatchObject({
      phone: '',
      page: '/services',
      campaign: { utm_source: 'newsletter', gclid: 'abc' },
    });
    expect(lead?.campaign).not.toHaveProperty('unknown');
  });

  it.each([
    ['no e-mail address in a campaign', {}, { utm_source: 'x', gclid: 'abc' }],
    ['no click id with Global Privacy Control', { 'sec-gpc': '1' }, { utm_source: 'x' }],
  ])('keeps %s', async (_, headers, kept) => {
    const { app, store } = await startTestServer();
    const campaign = { utm_source: 'x', utm_term: 'ada@hollisgate.example', gclid: 'abc' };
    await postJson(app, { ...valid, campaign }, { headers });
    expect((await listLeads(store))[0]?.campaign).toEqual(kept);
  });

  it('cleans the values of a campaign', async () => {
    const { receiver, deliver, store, staff } = await startRelayingServer();
    const given = {
      utm_source: 'a\0b\r\nc',
      utm_medium: '\ud83d alone',
      utm_campaign: `${'x'.repeat(199)}😀`,
      utm_term: '\0',
      utm_content: ['\0'],
    };
    const kept = { utm_source: 'ab\nc', utm_medium: '\ufffd alone', utm_campaign: 'x'.repeat(199) };
    await deliver({ campaign: given });
    expect((await listLeads(store))[0]?.campaign).toEqual(kept);
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ campaign: kept });
    const { stdout } = await staff('leads', 'export', '--format', 'csv');
    expect(stdout).toContain(`"${new URLSearchParams(kept)}"`);
  });

  it('survives JSON nested as deeply as a body allows', async () => {
    const { app, store } = await startTestServer();
    const depth = 10_000;
    const nested = `${'{"utm_source":'.repeat(4)}${'['.repeat(depth)}${']'.repeat(depth)}${'}'.repeat(4)}`;
    const payload = `{"campaign":${nested},${JSON.stringify(valid).slice(1)}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: contactEndpoint, headers, payload });
    expect(answer.statusCode).toBe(201);
    expect((await listLeads(store))[0]?.campaign).toEqual({});
  });
});

it('one lead is stored for a repeated idempotency key in the header or the body', async () => {
  const { app, store } = await startTestServer();
  const first = await postJson(app, valid, { headers: { 'idempotency-key': 'a1' } });
  const again = await postJson(app, { ...valid, idempotencyKey: 'a1' });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  expect(await listLeads(store)).toHaveLength(1);
  expect(await listDeliveries(store)).toHaveLength(1);
});

it('another lead is stored for another form, another idempotency key or none', async () => {
  const { app, store } = await startTestServer();
  await postJson(app, { ...valid, idempotencyKey: 'a1' }, { url: homeEndpoint });
  await postJson(app, { ...valid, idempotencyKey: 'a1' }, { url: contactEndpoint });
  await postJson(app, { ...valid, idempotencyKey: 'a2' }, { url: homeEndpoint });
  await postJson(app, valid);
  await postJson(app, valid);
  expect(await listLeads(store)).toHaveLength(5);
});

it('refuses an idempotency key that is too long', async () => {
  const { app, store } = await startTestServer();
  const answer = await postJson(app, valid, { headers: { 'idempotency-key': 'x'.repeat(101) } });
  expect(answer.statusCode).toBe(400);
  expect(await listLeads(store)).toHaveLength(0);
});

it.each([
  [
    'with a filled honeypot, held back',
    { contact_me_by_fax: 'yes' },
    'filled the field that people never see',
    0,
  ],
  ['sent within a second, delivered', { fillTime: 999 }, 'sent 999 ms after the first input', 1],
])(
  'suspected spam is stored and answered like any other: %s',
  async (_, extra, spamReason, deliveries) => {
    const { app, store } = await startTestServer();
    const answer = await postJson(app, { ...valid, ...extra });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'success',
      reference: expect.stringMatching(reference),
    });
    expect(await listLeads(store)).toMatchObject([{ spamReason }]);
    expect(await listDeliveries(store)).toHaveLength(deliveries);
  },
);

const shared = share(() => startTestServer());
const brief = 'A CISO, in Dallas.';
it.each([
  ['no such fields', {}],
  ['a brief attached within a second', { brief, message: '', fillTime: 150 }],
  ...[null, false, true, [], [5], {}].flatMap((value): [string, object][] => [
    [`${JSON.stringify(value)} for a time`, { fillTime: value }],
    [`${JSON.stringify(value)} for the honeypot`, { contact_me_by_fax: value }],
  ]),
  ['a number for the honeypot', { contact_me_by_fax: 1 }],
  ['a number in other digits', { fillTime: '0x1' }],
  ['null for everything beside the fields', { page: null, campaign: null, idempotencyKey: null }],
  ['wrong types beside the fields', { page: 7, campaign: ['x'] }],
  ['an empty honeypot and a normal fill time', { contact_me_by_fax: '', fillTime: 1000 }],
  ['an unreadable time', { fillTime: 'soon' }],
  ['an empty time', { fillTime: '' }],
])('suspected spam: %s is no suspicion', async (_, extra) => {
  const { app, store, clock } = shared;
  clock.advance(1000);
  await postJson(app, { ...valid, ...extra });
  const [lead] = await listLeads(store);
  expect(lead).toMatchObject({ receivedAt: clock.now(), spamReason: null });
  expect(await listDeliveries(store, lead?.id)).toHaveLength(1);
});
