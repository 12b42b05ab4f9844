import { describe, expect, it } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { share } from '../support/clean-up.ts';
import { contactEndpoint, homeEndpoint, postForm, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const ownHost = { host: 'juniper-row.example' };

describe('a form post without JavaScript', () => {
  it.each([
    [
      homeEndpoint,
      'Consultation Requested',
      'We&#39;ll be in touch with you shortly!',
      'home form',
    ],
    [
      contactEndpoint,
      'Consultation Requested!',
      'We&#39;ll be in touch within 24 hours to schedule your consultation.',
      'contact form',
    ],
  ])('to %s redirects to a page with the text of the toast', async (url, title, sentence, form) => {
    const { app, store } = await startTestServer();
    const posted = await postForm(app, valid, { url });
    expect(posted.statusCode).toBe(303);
    const address = String(posted.headers.location);
    expect(address).toMatch(/^\/api\/consultations\/sent\?token=[\w.-]+$/);
    const answer = await app.inject({ method: 'GET', url: address });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [lead] = await listLeads(store);
    for (const text of [`<h1>${title}</h1>`, sentence, form, `Reference ${lead?.reference}`]) {
      expect(answer.body).toContain(text);
    }
    expect(lead?.message).toBe(valid.message);
    // Reload and Back repeat the GET, not the post.
    await app.inject({ method: 'GET', url: address });
    expect(await listLeads(store)).toHaveLength(1);
  });

  it('dates the next steps by the firm’s time zone and opening hours', async () => {
    const { app, clock } = await startTestServer();
    const { headers } = await postForm(app, valid);
    clock.advance(3_600_000);
    const answer = await app.inject({ method: 'GET', url: String(headers.location) });
    expect(answer.body.replaceAll('\u00a0', ' ')).toContain(
      '<s>Wed, Mar 4, 3:30 AM CST</s><s>Wed, Mar 4, 5:30 PM CST</s>',
    );
  });

  it.each(['', '?token=', '?token=home-JR-2222-2222.never.forged', '?token=a&token=b'])(
    'redirects from a result address with %j to the form',
    async (query) => {
      const { app } = await startTestServer();
      const answer = await app.inject({ method: 'GET', url: `/api/consultations/sent${query}` });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toMatch(/^https?:\/\/[^/]+\/contact$/);
    },
  );

  it('shows the escaped values again next to the errors', async () => {
    const { app, store } = await startTestServer();
    const name = '"><script>alert(1)</script>';
    const answer = await postForm(app, { ...valid, name, email: 'nobody' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(
      '<h1>Something went wrong</h1><p>Failed to submit consultation request</p>',
    );
    expect(answer.body).toContain('<li>email|Invalid email address</li>');
    expect(answer.body).toContain('<em>Invalid email address</em>');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(answer.body).not.toContain('<script>');
    expect(await listLeads(store)).toEqual([]);
  });

  it('converts the line ends of browsers', async () => {
    const { app, store } = await startTestServer();
    await postForm(app, { ...valid, message: 'First line\r\nSecond line' });
    expect((await listLeads(store))[0]?.message).toBe('First line\nSecond line');
  });

  it('keeps the campaign when the request is sent again after an error', async () => {
    const { app, store } = await startTestServer();
    const referer =
      'https://juniper-row.example/contact?utm_source=a%26b&gclid=g1&utm_term=d%40e.example';
    const refused = await postForm(
      app,
      { ...valid, email: 'nobody' },
      { headers: { ...ownHost, referer } },
    );
    const [, campaign] = /name="campaign" value="([^"]*)"/.exec(refused.body) ?? [];
    expect(campaign).toBe('utm_source&#x3D;a%26b');
    await postForm(app, { ...valid, campaign: 'utm_source=a%26b' });
    expect((await listLeads(store))[0]?.campaign).toEqual({ utm_source: 'a&b' });
  });

  it('reads the campaign from the referrer, without click ids and email addresses', async () => {
    const { receiver, app, store, outbox } = await startRelayingServer();
    const query =
      'utm_source=letter&utm_term=ada%40hollisgate.example&utm_content=ada%2540b.example&gclid=g1&msclkid=m1&li_fat_id=l1&other=x';
    const referer = `https://juniper-row.example/contact?${query}`;
    await postForm(app, valid, { headers: { ...ownHost, referer } });
    await outbox.idle();
    expect((await listLeads(store))[0]?.campaign).toEqual({ utm_source: 'letter' });
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
      campaign: { utm_source: 'letter' },
    });
    // Nor anything from another site.
    const elsewhere = { ...ownHost, referer: 'https://elsewhere.example/?utm_source=spoof' };
    await postForm(app, valid, { url: contactEndpoint, headers: elsewhere });
    expect((await listLeads(store)).map(({ campaign }) => campaign)).toContainEqual({});
  });

  it('accepts empty hidden fields', async () => {
    const { app, store } = await startTestServer();
    await postForm(app, {
      ...valid,
      fillTime: '',
      contact_me_by_fax: '',
      idempotencyKey: '',
      page: '/',
    });
    expect(await listLeads(store)).toMatchObject([{ spamReason: null, page: '/' }]);
  });

  it('is the same lead if repeated within ten minutes, and a new one later', async () => {
    const { app, store, clock } = await startTestServer();
    const references = new Set<string>();
    const send = async () => {
      const { headers } = await postForm(app, valid);
      references.add(/JR-\w{4}-\w{4}/.exec(String(headers.location))?.[0] ?? '');
    };
    await send();
    clock.advance(9 * 60_000);
    await send();
    expect(references.size).toBe(1);
    clock.advance(2 * 60_000);
    await send();
    expect(references.size).toBe(2);
    await postForm(app, { ...valid, message: 'Another message altogether' });
    await postForm(app, valid, { url: contactEndpoint });
    expect(await listLeads(store)).toHaveLength(4);
  });

  it('shows other errors on the same page with the values that could be read', async () => {
    const { app } = await startTestServer({ RATE_LIMIT_MAX: '1' });
    const tooLarge = await postForm(
      app,
      { ...valid, message: 'x'.repeat(70_000) },
      { url: contactEndpoint },
    );
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.body).toContain('<h1>Error</h1><p>The request is too large.');
    await postForm(app, valid);
    const tooMany = await postForm(app, valid);
    expect(tooMany.statusCode).toBe(429);
    expect(tooMany.body).toMatch(/<h1>Something went wrong<\/h1><p>That was several requests/);
    expect(tooMany.body).toContain('value="Ada Quill"');
  });

  it('answers JSON if the client accepts it', async () => {
    const { app } = await startTestServer();
    const answer = await postForm(app, valid, { headers: { accept: 'application/json' } });
    expect(answer.json()).toMatchObject({ status: 'success' });
  });
});

const shared = share(() => startTestServer());

it.each([
  ['a cross-site post', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a hidden origin', { origin: 'null' }, 403],
  ['an origin that is not a URL', { origin: 'evil' }, 403],
  [
    'another site that claims to be same-site',
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.juniper-row.example' },
    403,
  ],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://juniper-row.example' }, 303],
  ['our own page, its origin hidden', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
  [
    'our own host by another name',
    { host: 'localhost:3000', origin: 'http://localhost:3000' },
    303,
  ],
  [
    'the public address behind a proxy',
    { host: 'upstream:3000', origin: 'https://juniper-row.example' },
    303,
  ],
  ['no browser', {}, 303],
])('the form’s origin: %s', async (what, headers, status) => {
  const { app, store } = shared;
  const before = (await listLeads(store)).length;
  const message = `A post from ${what}.`;
  const answer = await postForm(
    app,
    { ...valid, message },
    { headers: { ...ownHost, ...headers } },
  );
  expect(answer.statusCode).toBe(status);
  expect(await listLeads(store)).toHaveLength(before + (status === 303 ? 1 : 0));
});
