import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type OwnField, ownFieldsSchema } from '../../lib/content/schemas/form-fields.ts';
import { createRequestSchema, type OwnInput } from '../../lib/forms/consultation-schemas.ts';
import { siteRecordFile } from '../../lib/site-record.ts';
import { listLeads } from '../../server/store/leads.ts';
import { ConsultationForm } from '../../site/features/consultation/ConsultationForm.tsx';
import { ResultPage } from '../../site/features/consultation/ResultPage.tsx';
import { postForm, postJson, shippedRules, valid } from './support/consultation.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { runLeads } from './support/run-staff-command.ts';
import { createRecordFixture, writeSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const source = {
  kind: 'text',
  name: 'source',
  label: 'Who sent you',
  message: 'Say who',
  limit: 9,
};
const start = {
  kind: 'choice',
  name: 'start',
  label: 'When does it begin',
  options: ['Now', '=cmd()|A1', 'Later & "later"'],
  message: 'Choose one',
  heading: 'begins',
};
const letters = {
  kind: 'consent',
  name: 'letters',
  label: 'May write',
  wording: 'You may <write> to me.',
  message: 'Tick it',
};
const asked = [source, start, letters];
const optional = ownFieldsSchema.parse(asked);
const required = ownFieldsSchema.parse(asked.map((field) => ({ ...field, required: true })));

const words = {
  minutes: { consultation: 30, career: 15 },
  office: { timeZone: 'America/Chicago' },
  messageHint: '',
  note: '',
  privacyLink: { label: 'Privacy', to: '/privacy' },
};
const back = { label: 'Back', to: '/' };

/** A built site that asks for the fields. */
function createSiteAsking(formFields: readonly OwnField[]): string {
  const dist = writeSiteFixture(createTempDir(), { formFields: [...formFields] });
  const page = renderToStaticMarkup(
    createElement(ResultPage, { ...words, ownFields: formFields, back }),
  );
  writeFileSync(join(dist, 'form-result.html'), `<!doctype html>${page}`);
  return dist;
}

const answered = { ...valid, source: ' a page ', start: '=cmd()|A1', letters: 'on' };

describe('an owner’s own fields', () => {
  it('are validated by both forms together with the product’s fields', () => {
    for (const form of ['home', 'contact'] as const) {
      const wrong = (given: Record<string, OwnInput>, fields = required) =>
        createRequestSchema(form, fields, shippedRules)
          .safeParse({ ...valid, ...given })
          .error?.issues.map(({ path, message }) => `${path}: ${message}`);
      expect(wrong({ name: '' })?.slice(-3)).toEqual([
        'source: Say who',
        'start: Choose one',
        'letters: Tick it',
      ]);
      expect(wrong({ name: '' })).toHaveLength(4);
      const right = { source: 'x', start: 'Now', letters: 'on' };
      expect(wrong(right)).toBeUndefined();
      expect(wrong({ ...right, source: 'ten letters' })).toEqual([
        'source: Please keep this to 9 characters',
      ]);
      for (const start of ['now', '', true]) expect(wrong({ ...right, start })).toHaveLength(1);
      for (const letters of ['', false, 'off'])
        expect(wrong({ ...right, letters })).toHaveLength(1);
      expect(wrong({}, optional)).toBeUndefined();
      expect(wrong({ source: '', start: null, letters: '' }, optional)).toBeUndefined();
      expect(wrong({ source: 'ten letters', start: 'never' }, optional)).toHaveLength(2);
    }
  });

  it('become text and booleans; unknown fields are dropped', () => {
    const read = (own: Record<string, OwnInput>) =>
      createRequestSchema('home', optional, shippedRules).parse({ ...valid, ...own }).own;
    const typed = { source: ' x ', start: 'Now', letters: 'on', other: 'x' };
    expect(read(typed)).toEqual({ source: 'x', start: 'Now', letters: true });
    expect(read({})).toEqual({ source: '', start: '', letters: false });
  });

  it('follow the product’s fields, and an optional select has an empty option', () => {
    const markup = (ownFields: readonly OwnField[]) =>
      renderToStaticMarkup(
        createElement(ConsultationForm, { form: 'home', page: '/', ownFields, ...words }),
      );
    const html = markup(optional);
    const found = html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g);
    const names = [...new Set([...found].map(([, name]) => name))];
    expect(names.slice(4, 8)).toEqual(['message', ...asked.map(({ name }) => name)]);
    expect(html).toContain('No answer');
    expect(html).toContain('You may &lt;write&gt; to me. (optional)');
    expect(markup(required)).not.toContain('No answer');
  });

  it('are stored with their questions, mailed, sent to the webhook, shown and exported', async () => {
    const { receiver, deliver, store, config, clock } = await startRelayingServer(undefined, {
      SITE_DIST: createSiteAsking(optional),
    });
    const now = new Date(clock.now()).toISOString();
    const sent = { ...answered, unknown: 'left out' };
    const reference = await deliver(sent);

    const [lead] = await listLeads(store);
    expect(lead?.ownAnswers).toEqual([
      { name: 'source', kind: 'text', label: 'Who sent you', heading: 'source', value: 'a page' },
      { name: 'start', kind: 'choice', label: start.label, heading: 'begins', value: '=cmd()|A1' },
      {
        ...{ name: 'letters', kind: 'consent', label: 'May write', heading: 'letters' },
        ...{ value: true, wording: 'You may <write> to me.', givenAt: now },
      },
    ]);

    const [mail = ''] = readStoredMails(config.DATA_DIR);
    const { text, html } = readMail(mail);
    expect(text.replaceAll('\r\n', '\n')).toContain(
      `Who sent you:        a page\nWhen does it begin:  =cmd()|A1\nMay write:           yes, March 4, 2026 at 3:30 AM CST: “You may <write> to me.”\n`,
    );
    expect(html).toContain('You may &lt;write&gt; to me.');

    const relayed = JSON.parse(receiver.calls[0]?.body ?? '');
    const names = asked.map(({ name }) => name);
    expect(Object.keys(relayed).slice(0, 8)).toEqual([...Object.keys(valid), ...names]);
    expect(relayed).toMatchObject({ letters: true, ownFields: lead?.ownAnswers });
    expect(JSON.stringify(relayed)).not.toContain('left out');

    const run = async (...args: string[]) =>
      (await runLeads(config.DATA_DIR, args, { SITE_DIST: config.SITE_DIST })).stdout;
    const shown = await run('show', reference);
    expect(shown).toMatch(/^Who sent you +a page$/m);
    expect(shown).toMatch(
      /^May write +yes, March 4, 2026 at 3:30 AM CST: “You may <write> to me\.”$/m,
    );
    const csv = await run('export', '--format', 'csv');
    expect(csv).toContain('"brief","source","begins","letters","letters (agreed)","page"');
    expect(csv).toContain(`"","a page","'=cmd()|A1","yes","${now}: “You may <write> to me.”"`);
    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
      { begins: '=cmd()|A1', letters: 'yes' },
    ]);
  });

  it('are exported together with leads that have none', async () => {
    const { deliver, app, store, config } = await startTestServer({
      SITE_DIST: createSiteAsking(optional),
    });
    const before = (await postJson(app, valid)).json().reference;
    await deliver(answered);
    await store.db
      .updateTable('leads')
      .set({ ownAnswers: '[]' })
      .where('reference', '=', before)
      .execute();
    const run = async (...args: string[]) =>
      (await runLeads(config.DATA_DIR, args, { SITE_DIST: config.SITE_DIST })).stdout;
    const csv = await run('export', '--format', 'csv');
    const columns = csv.split('\r\n').map((row) => row.split('","').length);
    expect(new Set(columns.slice(0, -1)).size).toBe(1);
    expect(JSON.parse(await run('export', '--format', 'json'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'a page' }),
        expect.objectContaining({ reference: before, source: null }),
      ]),
    );
  });

  it('distinguish two leads; the same answers are the same lead', async () => {
    const { app, store, outbox } = await startTestServer({ SITE_DIST: createSiteAsking(optional) });
    const send = async (own: object) =>
      (await postJson(app, { ...valid, ...own, idempotencyKey: 'one' })).json().reference;
    const first = await send({ start: 'Now' });
    expect(await send({ start: 'Now' })).toBe(first);
    expect(await send({ start: '=cmd()|A1' })).not.toBe(first);
    expect(await listLeads(store)).toHaveLength(2);
    await outbox.idle();
  });

  it('keep their values on the page after a form post, and are named in errors', async () => {
    const { app, outbox } = await startTestServer({ SITE_DIST: createSiteAsking(required) });
    const later = 'Later & "later"';
    const wrongText = { source: 'ten letters', email: 'x' };
    const refused = (await postForm(app, { ...answered, ...wrongText, start: later })).body;
    expect(refused).toContain('href="#consultation-source"');
    expect(refused).toContain('value="ten letters"');
    expect(refused.match(/<input[^>]*checked[^>]*>/g)).toEqual([
      expect.stringContaining('value="Later &amp; &quot;later&quot;"'),
      expect.stringContaining('name="letters"'),
    ]);
    const none = (await postForm(app, valid)).body;
    expect(none.match(/href="#consultation-\w+"/g)).toHaveLength(3);
    expect(none).not.toMatch(/<input[^>]*checked[^>]*>/);
    const wrong = await postJson(app, { ...answered, start: 'never', letters: false });
    expect([wrong.statusCode, wrong.body]).toEqual([
      400,
      'When does it begin: Choose one\nMay write: Tick it',
    ]);
    expect((await postForm(app, answered)).statusCode).toBe(303);
    await outbox.idle();
  });

  it('prevent the start if their record is damaged', async () => {
    const dist = writeSiteFixture(createTempDir());
    writeFileSync(
      join(dist, siteRecordFile),
      JSON.stringify({ ...createRecordFixture(), formFields: [{ kind: 'text' }] }),
    );
    await expect(startTestServer({ SITE_DIST: dist })).rejects.toThrow(/\.build\.json is damaged/);
  });
});
