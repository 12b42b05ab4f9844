import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createRequestSchema } from '../../lib/forms/consultation-schemas.ts';
import { listLeads } from '../../server/store/leads.ts';
import { ResultPage } from '../../site/features/consultation/ResultPage.tsx';
import {
  contactEndpoint,
  homeEndpoint,
  postForm,
  postJson,
  shippedRules,
  valid,
} from './support/consultation.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { runLeads } from './support/run-staff-command.ts';
import { writeSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const brief = '1. What is the role?\nA CISO <script>\n\n5. Who left?\n=cmd|calc';
const withBrief = { ...valid, message: '', brief };

describe('a hiring brief', () => {
  it('replaces only the message', () => {
    for (const form of ['home', 'contact'] as const) {
      const schema = createRequestSchema(form, [], shippedRules);
      expect(schema.parse(withBrief).fields).toEqual(withBrief);
      expect(schema.parse({ ...withBrief, message: 'Soon.' }).fields.message).toBe('Soon.');
      const { message, ...withoutMessage } = valid;
      for (const given of [
        { ...valid, message: 'Soon.' },
        { ...valid, message: 'Soon.', brief: '  ' },
        withoutMessage,
      ]) {
        expect(schema.safeParse(given).error?.issues.map(({ path }) => path)).toEqual([
          ['message'],
        ]);
      }
      const all = schema.safeParse({ brief: '', message: 'short' }).error?.issues ?? [];
      expect(new Set(all.map(({ path }) => path[0]))).toEqual(
        new Set(['name', 'company', 'email', 'message']),
      );
    }
  });

  it('has at most 8,000 characters', async () => {
    const { app } = await startTestServer();
    expect((await postJson(app, { ...valid, brief: 'x'.repeat(8000) })).statusCode).toBe(201);
    const refused = await postJson(app, { ...valid, brief: 'x'.repeat(8001) });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toBe('Hiring brief: Please keep this to 8,000 characters');
  });

  it.each([homeEndpoint, contactEndpoint])(
    'is kept, mailed, relayed, shown and exported: %s',
    async (url) => {
      const { receiver, deliver, store, config } = await startRelayingServer();
      const reference = await deliver(withBrief, { url });
      expect(await listLeads(store)).toMatchObject([withBrief]);

      const [mail = ''] = readStoredMails(config.DATA_DIR);
      const { text, html } = readMail(mail);
      expect(text.replaceAll('\r\n', '\n')).toContain(`Hiring brief:\n${brief}\n`);
      expect(html).toContain('A CISO &lt;script&gt;');

      const relayed = JSON.parse(receiver.calls[0]?.body ?? '');
      expect(Object.keys(relayed).slice(0, 6)).toEqual([...Object.keys(valid), 'brief']);
      expect(relayed.brief).toBe(brief);

      const run = async (...args: string[]) =>
        (await runLeads(config.DATA_DIR, args, { SITE_DIST: config.SITE_DIST })).stdout;
      expect(await run('show', reference)).toContain('Hiring brief\n  1. What is the role?');
      const csv = await run('export', '--format', 'csv');
      expect(csv).toContain(`"${brief.replace('=cmd', "'=cmd")}"`);
      expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
        { message: '', brief },
      ]);
    },
  );

  it('stays on the page after a form post', async () => {
    const privacyLink = { label: 'Privacy', to: '/privacy' };
    const words = { messageHint: '', ownFields: [], note: '', privacyLink };
    const back = { label: 'Back', to: '/' };
    const page = renderToStaticMarkup(createElement(ResultPage, { ...words, back }));
    const dist = writeSiteFixture(createTempDir());
    writeFileSync(join(dist, 'form-result.html'), `<!doctype html>${page}`);
    const { app } = await startTestServer({ SITE_DIST: dist });
    const answer = await postForm(app, { ...withBrief, email: 'nobody' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('A CISO &lt;script&gt;');
    expect((await postForm(app, { ...valid, email: 'nobody' })).body).not.toContain('Hiring brief');
  });

  it('does not change a request without a brief', async () => {
    const { receiver, deliver } = await startRelayingServer();
    await deliver();
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).not.toHaveProperty('brief');
  });
});
