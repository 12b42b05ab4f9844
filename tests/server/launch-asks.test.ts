/**
 * The connections that launch:check makes.
 * @module-tag nightly
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { createCertificate } from '../support/certificate.ts';
import { listen } from '../support/listen.ts';
import { hasCommand, needsTool } from '../support/needs-tool.ts';
import { formatBusyEvent, startCalendarServer } from './support/calendar-server.ts';
import { startMailServer } from './support/mail-server.ts';
import { runLaunchCheck, spawnLaunchCheck } from './support/run-launch-check.ts';
import { createSiteFixture } from './support/site-fixture.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

/** Nothing listens on this port. */
const deadUrl = 'smtp://127.0.0.1:1';

const check = async (
  settings: Record<string, string>,
  args: string[] = [],
  run = runLaunchCheck,
) => {
  const DATA_DIR = createDataDir();
  return (await run(args, { DATA_DIR, SITE_DIST: createSiteFixture(), ...settings })).stdout;
};

it('logs in to the mail server and reports why that fails', async () => {
  const { url, mails } = await startMailServer();
  expect(await check({ SMTP_URL: url })).not.toContain('SMTP_URL:');
  expect(mails).toEqual([]);
  expect(await check({ SMTP_URL: deadUrl })).toMatch(
    /SMTP_URL: the mail server does not accept the login \(ECONNREFUSED|ESOCKET\).* \[SMTP_URL-answer\]/,
  );
  expect(await check({ SMTP_URL: deadUrl }, ['--offline'])).not.toContain('does not accept');
});

it('sends the webhook a signed test event', async () => {
  const receiver = await startWebhookReceiver();
  const secret = `whsec_${Buffer.from('a secret of the automation').toString('base64')}`;
  const settings = {
    CONSULTATION_WEBHOOK_URL: receiver.url,
    CONSULTATION_WEBHOOK_SECRET: secret,
  };
  expect(await check(settings)).toContain('got a test event');
  const [call] = receiver.calls;
  expect(new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {})).toMatchObject({
    test: true,
    reference: 'TEST',
    email: 'desk@juniper-row.example',
  });
  receiver.answer = { status: 500 };
  expect(await check(settings)).toContain('refuses a test event (HTTP 500).');
  expect(receiver.calls).toHaveLength(2);
  await check(settings, ['--offline']);
  expect(receiver.calls).toHaveLength(2);
});

it('reports calendars that cannot be read and calendars without a free time', async () => {
  const calendar = await startCalendarServer();
  const settings = { CALENDAR_URLS: `otis-quill=${calendar.url} ivy-tarn=${calendar.url}` };
  expect(await check(settings)).not.toContain('cannot be read');
  calendar.events = [formatBusyEvent('20200101T000000Z').replace('PT30M', 'P9999D')];
  expect(await check(settings)).toContain(
    'CALENDAR_URLS: ivy-tarn is busy at all of their hours in the next 14 days',
  );
  calendar.fault = (response) => response.end('<!doctype html><p>Sign in');
  expect(await check(settings)).toContain(
    'CALENDAR_URLS: otis-quill has a calendar that cannot be read (the answer is no calendar).',
  );
  calendar.fault = (response) => response.writeHead(404).end();
  const { answers } = calendar;
  expect(await check(settings)).toContain('cannot be read (HTTP 404).');
  const count = answers.length;
  await check(settings, ['--offline']);
  expect(answers).toHaveLength(count);
});

it('checks the certificate of SITE_URL', async (context) => {
  needsTool(context, hasCommand('openssl', 'version'), 'openssl is not installed');
  const { key, certificate } = createCertificate(
    createTempDir(),
    ...['-subj', '/CN=site', '-addext', 'subjectAltName=IP:127.0.0.1'],
  );
  const site = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_request, response) => response.end('{"status":"alive"}'),
  );
  const SITE_URL = `https://127.0.0.1:${await listen(site)}`;
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
  expect(await check({ SITE_URL })).toContain(
    'SITE_URL: does not answer over TLS (DEPTH_ZERO_SELF_SIGNED_CERT).',
  );
  // Node reads it only at its start.
  const trusting = { SITE_URL, NODE_EXTRA_CA_CERTS: certificate };
  expect(await check(trusting, [], spawnLaunchCheck)).not.toContain('over TLS');
});
