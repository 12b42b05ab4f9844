import { Webhook } from 'standardwebhooks';
import { getSentFields } from '../../lib/forms/consultation.ts';
import type { ServerContext } from '../context.ts';
import { extractCredentials } from '../credentials.ts';
import type { Appointment, Lead, LeasedLeadDelivery } from '../model.ts';
import { type Attempt, type AttemptResult, runWithTimeout } from './attempt.ts';

const answerTimeoutMs = 15_000;

/** Posts the lead to the firm's automation, as the Standard Webhooks specification says. */
export function createWebhookAttempt({
  config: { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret },
  clock,
}: Pick<ServerContext, 'config' | 'clock'>): Attempt<LeasedLeadDelivery> {
  const target = url && extractCredentials(url);
  const signer = secret === undefined ? undefined : new Webhook(secret);
  return async ({ id, lead, appointment }, signal) => {
    // A delivery that was stored while the setting existed waits until it is set again.
    if (!target) return { kind: 'failed', reason: 'CONSULTATION_WEBHOOK_URL is not set' };
    // The appointment was moved before this delivery; a later one reports that.
    if (appointment?.status === 'replaced') return { kind: 'delivered' };
    const { address, authorization } = target;
    const body = JSON.stringify(toWebhookPayload(lead, appointment));
    const time = new Date(clock.now());
    const headers = {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      ...(signer && { 'webhook-signature': signer.sign(id, time, body) }),
    };
    // A redirect could send the lead to a host that was not configured.
    const call = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const response = await runWithTimeout(clock, answerTimeoutMs, signal, (timedSignal) =>
      fetch(address, { ...call, signal: timedSignal }),
    );
    // Only the status counts; the body could be endless.
    await response.body?.cancel();
    return toAttemptResult(response, clock.now());
  };
}

/** The specified fields first (docs/product.md, Leads and deliveries), then those for the firm's own systems. */
function toWebhookPayload(lead: Lead, appointment: Appointment | null) {
  const { reference, form, page, campaign, ownAnswers } = lead;
  const own = Object.fromEntries(ownAnswers.map(({ name, value }) => [name, value]));
  const receivedAt = new Date(lead.receivedAt).toISOString();
  return {
    ...getSentFields(lead),
    ...own,
    reference,
    form,
    page,
    campaign,
    receivedAt,
    ...(lead.spamReason !== null && { suspected: true }),
    ...(ownAnswers.length > 0 && { ownFields: ownAnswers }),
    ...(appointment && { appointment: toAppointmentPayload(appointment) }),
  };
}

const toAppointmentPayload = ({ uid, status, person, startsAt, endsAt, zone }: Appointment) => ({
  id: uid,
  status,
  person,
  start: new Date(startsAt).toISOString(),
  end: new Date(endsAt).toISOString(),
  zone,
});

function toAttemptResult({ status, headers }: Response, now: number): AttemptResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'refused', reason: 'HTTP 410' };
  const minWaitMs = parseRetryAfterMs(headers.get('retry-after'), now);
  return { kind: 'failed', reason: `HTTP ${status}`, minWaitMs };
}

/**
 * Parses the pause in `Retry-After`, which is in seconds or a date (RFC 9110, section 10.2.3).
 * @param now epoch milliseconds
 * @returns milliseconds; 0 if the header is missing or invalid
 */
function parseRetryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
