/** Whether what the settings name answers: the mail server, the automation, the site's own address. */

import { sampleValueIn } from '../../lib/content/sample-values.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Config } from '../../server/config.ts';
import { describeFailure } from '../../server/deliveries/attempt.ts';
import { verifySmtp } from '../../server/deliveries/mail/transport.ts';
import { createWebhookCall } from '../../server/deliveries/webhook.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Finding } from './report.ts';

/** What came of trying something. */
export interface Tried {
  findings: Finding[];
  notes: string[];
}

const nothing: Tried = { findings: [], notes: [] };
const left = (place: string, point: string, todo: string): Tried => ({
  findings: [{ group: 'Settings', place, todo, point: `${place}-${point}` }],
  notes: [],
});

/** Tries everything at once. */
export const tryConnections = (config: Config, brand: Brand): Promise<Tried[]> =>
  Promise.all([tryMailServer(config), tryWebhook(config, brand), trySiteAddress(config)]);

async function tryMailServer(config: Config): Promise<Tried> {
  const { SMTP_URL } = config;
  if (!SMTP_URL) return nothing;
  try {
    await verifySmtp({ ...config, SMTP_URL });
    return nothing;
  } catch (error) {
    const reason = describeFailure(error);
    const todo = `does not let the site in (${reason}). Correct address, user and password, or ask whoever runs it.`;
    return left('SMTP_URL', 'answer', todo);
  }
}

/** The automation must know the test event as one: it has `test: true` and the reference TEST. */
async function tryWebhook(config: Config, brand: Brand): Promise<Tried> {
  const { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret } = config;
  if (!url) return nothing;
  const call = createWebhookCall({ url, secret, clock: systemClock });
  const sent = new Date().toISOString();
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
    receivedAt: sent,
  };
  const notes = ['CONSULTATION_WEBHOOK_URL got a test event: "test": true, reference TEST.'];
  try {
    const result = await call(`test_${sent}`, event, new AbortController().signal);
    if (result.kind === 'delivered') return { findings: [], notes };
    return { ...refusedWebhook(result.reason), notes };
  } catch (error) {
    return refusedWebhook(describeFailure(error));
  }
}

const refusedWebhook = (reason: string): Tried =>
  left(
    'CONSULTATION_WEBHOOK_URL',
    'answer',
    `does not take a test event (${reason}). It must answer with 200 to 299; look at the automation.`,
  );

const siteTimeoutMs = 10_000;
/** A name that the world does not know yet is no fault: it may be given one at the launch. */
const unknownName = /^(?:ENOTFOUND|EAI_AGAIN)$/;

/** TLS is tried as soon as the name leads anywhere; the redirects only where it leads to this site. */
async function trySiteAddress({ SITE_URL }: Config): Promise<Tried> {
  if (SITE_URL.protocol !== 'https:' || sampleValueIn(SITE_URL.hostname)) return nothing;
  try {
    const { status, text } = await get(new URL('/healthz', SITE_URL));
    if (status !== 200 || !text.includes('"alive"')) {
      const note = `${SITE_URL.host} answers, but not with this site yet: its redirects were not tried.`;
      return { findings: [], notes: [note] };
    }
  } catch (error) {
    const reason = describeFailure(error);
    if (unknownName.test(reason)) {
      const note = `${SITE_URL.host} leads nowhere yet (${reason}): TLS and redirects were not tried.`;
      return { findings: [], notes: [note] };
    }
    const todo = `does not answer over TLS (${reason}). Look at the certificate and at the proxy in front.`;
    return left('SITE_URL', 'tls', todo);
  }
  const tried = await Promise.all(
    addressesToRedirect(SITE_URL).map((from) => tryRedirect(from, SITE_URL)),
  );
  return {
    findings: tried.flatMap(({ findings }) => findings),
    notes: tried.flatMap(({ notes }) => notes),
  };
}

/** The same name without TLS; and of `www.` and the bare name, the other one. */
function addressesToRedirect({ hostname, host, port }: URL): URL[] {
  const plain = port === '' ? [new URL(`http://${host}/`)] : [];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return [...plain, new URL(`https://${other}${port && `:${port}`}/`)];
}

async function tryRedirect(from: URL, siteUrl: URL): Promise<Tried> {
  try {
    const { status, location } = await get(from);
    const leads = location !== null && URL.parse(location, from)?.origin === siteUrl.origin;
    if (status >= 300 && status < 400 && leads) return nothing;
    const todo = `${from.origin} does not redirect to ${siteUrl.origin} (it answers ${status}). Set the redirect in the proxy.`;
    return left('SITE_URL', from.protocol === 'http:' ? 'plain' : 'other-name', todo);
  } catch (error) {
    const note = `${from.origin} does not answer (${describeFailure(error)}): visitors who type it get nothing.`;
    return { findings: [], notes: [note] };
  }
}

async function get(url: URL) {
  const signal = AbortSignal.timeout(siteTimeoutMs);
  const response = await fetch(url, { redirect: 'manual', signal });
  const text = response.status === 200 ? await response.text() : '';
  await response.body?.cancel().catch(() => {});
  return { status: response.status, location: response.headers.get('location'), text };
}
