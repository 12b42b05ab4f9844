import { describe, expect, it } from 'vitest';
import { emailSchema } from '../../lib/forms/text-schemas.ts';
import { deleteLeadsByEmail } from '../../server/store/erasure.ts';
import { listLeads } from '../../server/store/leads.ts';
import { share } from '../support/clean-up.ts';
import { contactEndpoint, homeEndpoint, postJson, valid } from './support/consultation.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { startTestServer } from './support/test-server.ts';

const shared = share(() => startTestServer());

/** @returns the fields of the lead that was stored last */
const readLast = async () => (await listLeads(shared.store))[0];
const countLeads = async () => (await listLeads(shared.store)).length;

const problemJson = { accept: 'application/problem+json' };

/** The messages of docs/product.md, Consultation form. */
const messages = {
  [homeEndpoint]: {
    name: ['A', 'Name must be at least 2 characters'],
    company: ['B', 'Company name is required'],
    email: ['nobody', 'Invalid email address'],
    phone: ['call me', 'Invalid phone number'],
    message: ['Hi there', 'Please tell us a bit more about your needs'],
  },
  [contactEndpoint]: {
    name: [' ', 'Name is required'],
    company: ['', 'Company is required'],
    email: ['nobody@', 'Please enter a valid email address'],
    phone: ['12a', 'Please enter a valid phone number'],
    message: ['Hi there', 'Please provide at least 10 characters describing your needs'],
  },
};

describe.each(Object.entries(messages))('validation at %s', (url, fields) => {
  it.each(Object.entries(fields))('%s', async (field, [value, message]) => {
    const before = await countLeads();
    const answer = await postJson(
      shared.app,
      { ...valid, [field]: value },
      { url, headers: problemJson },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message }]);
    expect(await countLeads()).toBe(before);
  });

  it('gives one sentence for each field as plain text', async () => {
    const broken = Object.fromEntries(
      Object.entries(fields).map(([name, [value]]) => [name, value]),
    );
    const answer = await postJson(shared.app, broken, { url });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      `Name: ${fields.name[1]}`,
      `Company: ${fields.company[1]}`,
      `Email: ${fields.email[1]}`,
      `Phone: ${fields.phone[1]}`,
      `Message: ${fields.message[1]}`,
    ]);
  });

  it('reports the four required fields for an empty body', async () => {
    const answer = await postJson(shared.app, {}, { url, headers: problemJson });
    const named = answer.json().errors.map((error: { field: string }) => error.field);
    expect(named).toEqual(['name', 'company', 'email', 'message']);
  });
});

it.each(['[]', '"text"', 'null', '7'])('invalid bodies: %s', async (payload) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await shared.app.inject({ method: 'POST', url: homeEndpoint, headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toMatch(/^Please send an object with name/);
});

it('refuses values that are not text', async () => {
  const answer = await postJson(shared.app, {
    ...valid,
    name: { $gt: '' },
    message: ['long enough text'],
  });
  expect(answer.statusCode).toBe(400);
});

it('refuses a value that is too long', async () => {
  const answer = await postJson(shared.app, { ...valid, message: 'x'.repeat(5001) });
  expect(answer.body).toBe('Message: Please keep this to 5,000 characters');
});

it('counts an emoji as one character', async () => {
  expect((await postJson(shared.app, { ...valid, name: '🦊'.repeat(120) })).statusCode).toBe(201);
  const tooLong = await postJson(shared.app, { ...valid, name: '🦊'.repeat(121) });
  expect(tooLong.body).toBe('Name: Please keep this to 120 characters');
  const tooShort = await postJson(shared.app, { ...valid, name: '🦊' });
  expect(tooShort.body).toBe('Name: Name must be at least 2 characters');
});

it.each([
  ...['+', '()', '---', '+ () -', '1', '(555)', '1234567890123456789', '1.2.3.4', 'x12345'],
  ...[
    '555-0142 x',
    '555-0142 extension 12345678',
    '+1+2145550142',
    '\u202a1234\u202c',
    '555-0142 or so',
    'call me on Monday, 9:30',
    'tel:1234',
  ],
])('refuses the phone number %s, which nobody can call', async (phone) => {
  const answer = await postJson(shared.app, { ...valid, phone });
  expect([answer.statusCode, answer.body]).toEqual([400, 'Phone: Invalid phone number']);
});

it.each<[phone: string | null | undefined, stored: string]>([
  ...['22 345', '555-0199', '011 49 (0) 30 1234567'].map((phone): [string, string] => [
    phone,
    phone,
  ]),
  [' +1 (214) 555-0199 ', '+1 (214) 555-0199'],
  // Optional.
  ...['', ' ', '\u202a\u202c', null, undefined].map((phone): [typeof phone, string] => [phone, '']),
  ['\u202a+1 214-555-0142\u202c', '+1 214-555-0142'],
  ['214\u00a0555\u20110142', '214 555-0142'],
  ['214\u2013555\u20120142', '214-555-0142'],
  ['(214)\u2009555\u22120142\ufeff', '(214) 555-0142'],
  ['\u2066214.555.0142\u2069', '214.555.0142'],
  ['２１４　５５５－０１４２', '214 555-0142'],
  ['214.555.0142 x23', '214.555.0142 x23'],
  ['214-555-0142, Ext. 23', '214-555-0142, Ext. 23'],
  ['214 555 0142 #23', '214 555 0142 #23'],
  ['(+49) 30 1234567', '(+49) 30 1234567'],
  ['214/555-0199', '214/555-0199'],
  ['tel:+12145550199;ext=23', 'tel:+12145550199;ext=23'],
  ['Tel.: +49 30/1234567', 'Tel.: +49 30/1234567'],
  ['T: 214 555 0199', 'T: 214 555 0199'],
  ['214 555 0199, 23', '214 555 0199, 23'],
  ['030 1234567 Durchwahl 23', '030 1234567 Durchwahl 23'],
  ['٠٣٠ ١٢٣٤٥٦٧', '030 1234567'],
  ['+۹۸ ۲۱ ۸۸۸۸۰۰۰۰', '+98 21 88880000'],
])('stores the phone number %j as %j', async (phone, stored) => {
  const { app, clock } = shared;
  clock.advance(60_000);
  expect((await postJson(app, { ...valid, phone })).statusCode).toBe(201);
  expect((await readLast())?.phone).toBe(stored);
});

it('invisible text counts as missing', async () => {
  const unseen = {
    name: '\u200b\u200b',
    company: ' \ufeff\u00ad',
    message: '\u2060\u200d'.repeat(9),
  };
  const answer = await postJson(shared.app, { ...valid, ...unseen }, { url: contactEndpoint });
  expect(answer.body.split('\n')).toEqual([
    'Name: Name is required',
    'Company: Company is required',
    'Message: Please provide at least 10 characters describing your needs',
  ]);
});

it('invisible text stays inside and after other text, where it joins letters and emoji', async () => {
  const { app, clock } = shared;
  clock.advance(60_000);
  const message = 'Guten Tag an alle 👩\u200d💻❤\ufe0f';
  await postJson(app, { ...valid, message: ` ${message}\n` });
  expect((await readLast())?.message).toBe(message);
});

it.each(['r&d@hollisgate.example', 'jörg@hollisgate.example', 'ada@bücher.example'])(
  'accepts or refuses the email address %s',
  (email) => {
    const taken = !email.startsWith('jörg');
    expect(emailSchema().safeParse(email).success).toBe(taken);
  },
);

it.each(['\u200bdana@alder.example\ufeff', '\u200e dana@alder.example \u200f\u200b'])(
  'email addresses are stored without invisible characters around them: %j',
  async (email) => {
    const { app, clock } = shared;
    clock.advance(60_000);
    expect((await postJson(app, { ...valid, email })).statusCode).toBe(201);
    expect((await readLast())?.email).toBe('dana@alder.example');
  },
);

it.each([
  'a b@c.example',
  'dana\u200b@alder.example',
  'mailto:dana@alder.example',
  'Dana <dana@alder.example>',
  '.a@c.example',
  'a..b@c.example',
  'a@c',
  'a@-c.example',
  'a@c.1x',
  'a@@c.de',
])('refuses the email address %s', (email) =>
  expect(emailSchema().safeParse(email).success).toBe(false),
);

it('email addresses are stored unchanged, sent as ASCII and erased by either spelling', async () => {
  const { app, store, outbox, config } = await startTestServer();
  const email = 'R&D@Bücher.example';
  expect((await postJson(app, { ...valid, email })).statusCode).toBe(201);
  expect((await listLeads(store))[0]?.email).toBe(email);
  await outbox.idle();
  const [mail = ''] = readStoredMails(config.DATA_DIR);
  expect(readMail(mail).headers.get('reply-to')).toContain('<R&D@xn--bcher-kva.example>');
  expect(await deleteLeadsByEmail(store, 'r&d@BüCHER.example')).toHaveLength(1);
});
