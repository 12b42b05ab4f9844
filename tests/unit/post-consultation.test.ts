import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedWords } from '../../lib/content/shipped-words.ts';
import { getSentFields, mapFields } from '../../lib/forms/consultation.ts';
import { honeypotField } from '../../lib/forms/endpoints.ts';
import {
  type OutgoingRequest,
  postConsultation,
} from '../../site/features/consultation/post-consultation.ts';

const fetched = vi.fn<typeof fetch>();
const session = new Map<string, string>();
const fields = {
  ...mapFields(() => ''),
  name: 'Dana Whitfield',
  company: 'Alder Freight',
  email: 'dana@alder.example',
  message: 'A CISO by March.',
};
/** A call without extra values. */
const sentFields = getSentFields(fields);
const attempt = (extra: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  form: 'home',
  fields,
  own: {},
  idempotencyKey: 'key-1',
  page: '/',
  fillTime: 4321.9,
  ...extra,
});
const external = 'https://hook.example.test/abc';

function sent() {
  const [address, options] = fetched.mock.calls[0] ?? [];
  return { address, options, body: JSON.parse(String(options?.body)) as unknown };
}
const answer = (body: string, init?: ResponseInit) =>
  fetched.mockResolvedValue(new Response(body, init));
const json = (body: unknown) => answer(JSON.stringify(body), { status: 201 });
const setMarketing = (marketing: string) =>
  vi.stubGlobal('document', { documentElement: { dataset: { marketing } } });
const failure = (request = attempt()) => postConsultation(request).catch((error: unknown) => error);
const { advice } = shippedWords.form;
const failedWith = (text: string) => ({
  message: 'Failed to submit consultation request',
  text: `Failed to submit consultation request. ${text}`,
});
/** Sends a request that is accepted. @returns what was sent */
async function send(extra: Partial<OutgoingRequest> = {}) {
  json({ status: 'success', message: 'ok' });
  await postConsultation(attempt(extra));
  return sent();
}

beforeEach(() => {
  fetched.mockReset();
  session.clear();
  vi.stubEnv('PUBLIC_CONSULTATION_WEBHOOK_URL', '');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('https://juniper-row.example/'));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null });
  setMarketing('denied');
});

describe('a call of the site itself', () => {
  it.each([
    ['home', '/api/webhooks/consultation'],
    ['contact', '/api/consultations'],
  ] as const)('sends the %s form to %s', async (form, address) => {
    expect(await send({ form })).toMatchObject({
      address,
      options: {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
      },
    });
    expect(sent().body).toEqual({ ...sentFields, page: '/', fillTime: 4322 });
  });

  it('includes the valid values of the visit’s campaign', async () => {
    session.set('campaign', JSON.stringify({ utm_source: 'news', gclid: 7, other: 'x' }));
    expect((await send()).body).toHaveProperty('campaign', { utm_source: 'news' });
  });

  it.each([
    ['denied', { utm_source: 'news' }],
    ['granted', { utm_source: 'news', gclid: 'g1', li_fat_id: 'l1' }],
  ])('includes stored click ids by marketing consent: %s', async (marketing, campaign) => {
    setMarketing(marketing);
    session.set('campaign', JSON.stringify({ utm_source: 'news', gclid: 'g1', li_fat_id: 'l1' }));
    expect((await send()).body).toHaveProperty('campaign', campaign);
  });

  it.each(['not JSON', '"text"', '7'])('omits an invalid campaign: %s', async (kept) => {
    session.set('campaign', kept);
    expect((await send()).body).not.toHaveProperty('campaign');
  });

  it('reports that the hidden field was filled', async () => {
    const { body } = await send({ trap: '555', fillTime: undefined });
    expect(body).toHaveProperty(honeypotField, '555');
    expect(body).not.toHaveProperty('fillTime');
  });

  it.each([
    [429, 'Please wait 30 seconds and send again.'],
    [503, 'We could not save your request.'],
    [400, 'Email: Invalid email address'],
  ])('shows the sentence of a %i as advice', async (status, sentence) => {
    answer(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(await failure()).toMatchObject(failedWith(sentence));
  });

  it('hides an answer that is not a sentence', async () => {
    answer('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect(await failure()).toMatchObject(failedWith(advice.refused));
  });

  it('advises checking the connection when there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ message: '', text: advice.unanswered });
  });
});

describe('a server on another host', () => {
  beforeEach(() => vi.stubEnv('PUBLIC_FORMS_URL', 'https://forms.juniper-row.example/'));

  it('gets the same request as the site’s own server, without cookies', async () => {
    expect(await send({ form: 'contact' })).toMatchObject({
      address: 'https://forms.juniper-row.example/api/consultations',
      options: { credentials: 'omit', headers: { 'Idempotency-Key': 'key-1' } },
      body: { page: '/' },
    });
  });

  it('shows its advice', async () => {
    answer('Please wait.', { status: 429, headers: { 'content-type': 'text/plain' } });
    expect(await failure()).toMatchObject({
      text: 'Failed to submit consultation request. Please wait.',
    });
  });
});

describe('an external webhook', () => {
  beforeEach(() => vi.stubEnv('PUBLIC_CONSULTATION_WEBHOOK_URL', external));

  it('gets exactly the five fields, without headers that its host would refuse', async () => {
    session.set('campaign', '{"utm_source":"news"}');
    answer('Accepted');
    await postConsultation(attempt({ trap: '555' }));
    expect(sent().address).toBe(external);
    expect(sent().options).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(sent().options?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(sent().body).toEqual(sentFields);
  });

  it('gets credentials only if the setting says so', async () => {
    vi.stubEnv('PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS', 'include');
    expect((await send()).options).toMatchObject({ credentials: 'include' });
  });

  it('is not for the contact form', async () => {
    expect((await send({ form: 'contact' })).address).toBe('/api/consultations');
  });

  it('never replaces the site’s message', async () => {
    answer('Scenario is off', { status: 500, headers: { 'content-type': 'text/plain' } });
    expect(await failure()).toMatchObject(failedWith(advice.refused));
  });

  it('is treated as the site itself when it has the same origin', async () => {
    vi.stubEnv('PUBLIC_CONSULTATION_WEBHOOK_URL', 'https://juniper-row.example/relay');
    const headers = { 'Idempotency-Key': 'key-1' };
    expect((await send()).options).toMatchObject({ credentials: 'include', headers });
  });
});

describe('the answer', () => {
  it('is used when it is JSON in our format', async () => {
    json({ status: 'success', message: 'ok', reference: 'FX-1', more: true });
    const expected = { status: 'success', message: 'ok', reference: 'FX-1' };
    expect(await postConsultation(attempt())).toEqual(expected);
  });

  it.each([
    [{ message: 'Workflow was started' }, 'Workflow was started'],
    [{ status: 'queued', id: 12 }, ''],
    [[1, 2], ''],
  ])('may be JSON in another format: %j', async (body, message) => {
    json(body);
    expect(await postConsultation(attempt())).toEqual({ status: 'success', message });
  });

  it.each(['Accepted', '', '1'])('of the home form may be the text %j', async (text) => {
    answer(text);
    expect(await postConsultation(attempt())).toEqual({ status: 'success', message: text });
  });

  it('is unclear when the contact form gets a page instead of JSON', async () => {
    answer('<title>Sign in to the network</title>');
    expect(await failure(attempt({ form: 'contact' }))).toMatchObject({
      message: '',
      text: advice.unreadable,
    });
  });

  it.each(['home', 'contact'] as const)(
    'is unclear when the connection breaks in the middle (%s form)',
    async (form) => {
      const broken = new ReadableStream({
        start: (controller) => controller.error(new TypeError('network error')),
      });
      fetched.mockResolvedValue(new Response(broken));
      expect(await failure(attempt({ form }))).toMatchObject({
        message: '',
        text: advice.unreadable,
      });
    },
  );
});
