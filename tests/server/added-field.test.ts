/**
 * A field that is added to the list needs a column, and nothing else: forms, pages, mails, calls,
 * and exports follow. Here the list is a copy with one more.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../lib/forms/consultation.ts';
import { createRequestSchema } from '../../lib/forms/consultation-schemas.ts';
import type { ReadContext } from '../../server/commands/command.ts';
import { exportLeads, showLead } from '../../server/commands/leads.ts';
import { ConsultationForm } from '../../site/features/consultation/ConsultationForm.tsx';
import { ResultPage } from '../../site/features/consultation/ResultPage.tsx';
import { postForm, postJson, shippedRules, storedFields, valid } from './support/consultation.ts';
import { readMail } from './support/mail-source.ts';
import { createRecordFixture, writeSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

vi.mock('../../lib/forms/consultation.ts', async (original) => {
  const contract = await original<typeof import('../../lib/forms/consultation.ts')>();
  const role: FieldDefinition<'role'> = {
    name: 'role',
    label: 'Role to fill',
    kind: 'text',
    required: false,
    maxChars: 20,
    messages: { home: 'Invalid role', contact: 'Please enter a role' },
    autoComplete: 'off',
    heading: 'roleToFill',
  };
  // In place, because the module's own functions read the list too.
  Array.prototype.splice.call(contract.consultationFields, 1, 0, role);
  return contract;
});

const withRole = { ...valid, role: 'CISO' };
const words = {
  minutes: { consultation: 30, career: 15 },
  office: { timeZone: 'America/Chicago' },
  messageHint: 'What you look for.',
  ownFields: [],
  note: 'Kept.',
  privacyLink: { label: 'Privacy', to: '/privacy' },
};

async function startServerWithColumn(settings: Record<string, string> = {}) {
  const server = await startTestServer(settings);
  // Does what the field's migration would do.
  await server.store.db.schema
    .alterTable('leads')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  return server;
}

describe('an added field', () => {
  it('is validated by both forms and optional', () => {
    for (const form of ['home', 'contact'] as const) {
      const schema = createRequestSchema(form, [], shippedRules);
      const { fields } = schema.parse({ ...withRole, role: ' CISO ' });
      expect(fields).toEqual({ ...withRole, brief: '' });
      expect(schema.parse(valid).fields).toEqual({ ...storedFields, role: '' });
    }
    const tooLong = createRequestSchema('home', [], shippedRules).safeParse({
      ...valid,
      role: 'x'.repeat(21),
    });
    expect(tooLong.error?.issues).toMatchObject([
      { path: ['role'], message: 'Please keep this to 20 characters' },
    ]);
    // Only the career form does without a company.
    const [career, contact] = (['career', 'contact'] as const).map((form) =>
      createRequestSchema(form, [], shippedRules).safeParse({ ...valid, company: '' }),
    );
    expect(career?.data?.fields.company).toBe('');
    expect(contact?.error?.issues).toMatchObject([{ message: 'Company is required' }]);
    const noText = createRequestSchema('contact', [], shippedRules).safeParse({
      ...valid,
      role: 7,
    });
    expect(noText.error?.issues).toMatchObject([
      { path: ['role'], message: 'Please enter a role' },
    ]);
  });

  it('appears in the form in list order', () => {
    const form = createElement(ConsultationForm, { form: 'home', page: '/', ...words });
    const markup = renderToStaticMarkup(form);
    expect(markup).toContain('for="consultation-role">Role to fill (optional)</label>');
    const names = [...markup.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.slice(0, 6)).toEqual(['name', 'role', 'company', 'email', 'phone', 'message']);
  });

  it('is on the page that answers a form without a script', async () => {
    const back = { label: 'Back', to: '/' };
    const page = renderToStaticMarkup(createElement(ResultPage, { ...words, back }));
    const dist = writeSiteFixture(createTempDir());
    writeFileSync(join(dist, 'form-result.html'), `<!doctype html>${page}`);
    const { app } = await startServerWithColumn({ SITE_DIST: dist });
    const wrong = (await postForm(app, { ...withRole, phone: 'call me' })).body;
    expect(wrong).toMatch(/Invalid phone number<\/span><span[^>]*> Use digits, spaces/);
    const long = 'A role of far too many characters';
    const refused = (await postForm(app, { ...withRole, role: long })).body;
    expect(refused).toContain('href="#consultation-role"');
    expect(refused).toContain('Please keep this to 20 characters');
    expect(refused).toContain(`value="${long}"`);
  });

  it('is stored, mailed, sent to the webhook, shown and exported', async () => {
    const receiver = await startWebhookReceiver();
    const server = await startServerWithColumn({ CONSULTATION_WEBHOOK_URL: receiver.url });
    const { app, store, outbox, config } = server;
    const { reference } = (await postJson(app, withRole)).json();
    await outbox.idle();

    const folder = join(config.DATA_DIR, 'mail');
    const [file = ''] = readdirSync(folder);
    const { text, html } = readMail(readFileSync(join(folder, file), 'utf8'));
    expect(text.replaceAll('\r\n', '\n')).toContain(
      'Name:          Ada Quill\nRole to fill:  CISO\nCompany:       Hollisgate Bank\n',
    );
    expect(html).toMatch(/>Role to fill<\/th><td[^>]*>CISO<\/td>/);

    const relayed = JSON.parse(receiver.calls[0]?.body ?? '');
    expect(Object.entries(relayed).slice(0, 2)).toEqual([
      ['name', 'Ada Quill'],
      ['role', 'CISO'],
    ]);

    const context: ReadContext = {
      store,
      config,
      record: createRecordFixture(),
      now: 0,
    };
    expect(await showLead(context, [reference])).toMatch(/^Role to fill +CISO$/m);
    const csv = await exportLeads(context, ['--format', 'csv']);
    expect(csv.split('\r\n')[0]).toContain('"name","roleToFill","company"');
    expect(csv.split('\r\n')[1]).toContain('"Ada Quill","CISO","Hollisgate Bank"');
    const [record] = JSON.parse(await exportLeads(context, ['--format', 'json']));
    expect(record).toMatchObject({ name: 'Ada Quill', roleToFill: 'CISO' });
  });
});
