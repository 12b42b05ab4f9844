/** Checks that the mail server, the webhook and the site's own address answer. */
import { findSampleValue } from '../../lib/content/sample-values.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { verifySmtp } from '../outbox/mail-transport.ts';
import { createWebhookCall } from '../outbox/webhook.ts';
import { type CheckResult, mergeResults } from './report.ts';

const ok: CheckResult = { findings: [], notes: [] };
const toNote = (note: string): CheckResult => ({ ...ok, notes: [note] });
const toFinding = (setting: string, point: string, todo: string): CheckResult => ({
  ...ok,
  findings: [{ group: 'Settings', place: setting, todo, point: `${setting}-${point}` }],
});

export const checkConnections = (config: Config, brand: Brand): Promise<CheckResult>[] => [
  checkMailServer(config),
  checkWebhook(config, brand),
  checkSiteUrl(config),
];

async function checkMailServer(config: Config): Promise<CheckResult> {
  const { SMTP_URL } = config;
  if (!SMTP_URL) return ok;
  try {
    await verifySmtp({ ...config, SMTP_URL });
    return ok;
  } catch (error) {
    const todo = `the mail server does not accept the login (${describeFailure(error)}). Correct address, user and password, or ask whoever runs it.`;
    return toFinding('SMTP_URL', 'answer', todo);
  }
}

/** Sends a test event with `test: true` and the reference TEST. */
async function checkWebhook(config: Config, brand: Brand): Promise<CheckResult> {
  const { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret } = config;
  if (!url) return ok;
  const time = new Date().toISOString();
  const event = {
    test: true,
    name: 'Launch check',
    company: brand.name,
    email: brand.email,
    phone: '',
    message: 'This is a test event of npm run launch:check. Nobody sent a request.',
    reference: 'TEST',
    form: 'contact',
    page: '/contact',
    campaign: {},
    receivedAt: time,
  };
  const toFailure = (reason: string) =>
    toFinding(
      'CONSULTATION_WEBHOOK_URL',
      'answer',
      `refuses a test event (${reason}). It must answer with 200 to 299. Check the automation.`,
    );
  const notes = ['CONSULTATION_WEBHOOK_URL got a test event: "test": true, reference TEST.'];
  try {
    const call = createWebhookCall({ url, secret, clock: systemClock });
    const result = await call(`test_${time}`, event, new AbortController().signal);
    const { findings } = result.kind === 'delivered' ? ok : toFailure(result.reason);
    return { findings, notes };
  } catch (error) {
    return toFailure(describeFailure(error));
  }
}

const siteTimeoutMs = 10_000;
const unknownHostErrors = /^(?:ENOTFOUND|EAI_AGAIN)$/;

/** Checks TLS if the host has an address yet, and the redirects if this site answers there. */
async function checkSiteUrl({ SITE_URL }: Config): Promise<CheckResult> {
  if (SITE_URL.protocol !== 'https:' || findSampleValue(SITE_URL.hostname)) return ok;
  try {
    const { status, text } = await get(new URL('/healthz', SITE_URL));
    if (status !== 200 || !text.includes('"alive"')) {
      return toNote(
        `${SITE_URL.host} answers, but not with this site yet, so its redirects were not checked.`,
      );
    }
  } catch (error) {
    const reason = describeFailure(error);
    if (unknownHostErrors.test(reason)) {
      return toNote(
        `${SITE_URL.host} has no address yet (${reason}), so TLS and redirects were not checked.`,
      );
    }
    const todo = `does not answer over TLS (${reason}). Check the certificate and the proxy.`;
    return toFinding('SITE_URL', 'tls', todo);
  }
  const results = await Promise.all(
    getRedirectingUrls(SITE_URL).map((url) => checkRedirect(url, SITE_URL)),
  );
  return mergeResults(results);
}

/** @returns the site's address without TLS, and its counterpart with or without `www.` */
function getRedirectingUrls({ hostname, host, port }: URL): URL[] {
  const plain = port === '' ? [new URL(`http://${host}/`)] : [];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return [...plain, new URL(`https://${other}${port && `:${port}`}/`)];
}

async function checkRedirect(url: URL, siteUrl: URL): Promise<CheckResult> {
  try {
    const { status, location } = await get(url);
    const target = location === null ? null : URL.parse(location, url);
    if (status >= 300 && status < 400 && target?.origin === siteUrl.origin) return ok;
    const todo = `${url.origin} does not redirect to ${siteUrl.origin} (it answers ${status}). Set the redirect in the proxy.`;
    return toFinding('SITE_URL', url.protocol === 'http:' ? 'plain' : 'other-name', todo);
  } catch (error) {
    return toNote(
      `${url.origin} does not answer (${describeFailure(error)}), so visitors who type it see no page.`,
    );
  }
}

async function get(url: URL) {
  const signal = AbortSignal.timeout(siteTimeoutMs);
  const response = await fetch(url, { redirect: 'manual', signal });
  const text = response.status === 200 ? await response.text() : '';
  await response.body?.cancel().catch(() => {});
  return { status: response.status, location: response.headers.get('location'), text };
}
