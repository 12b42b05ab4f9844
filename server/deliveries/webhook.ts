import { unescape as percentDecoded } from 'node:querystring';
import { Webhook } from 'standardwebhooks';
import { getSentFields } from '../../lib/forms/consultation.ts';
import type { Lead, LeasedLeadDelivery } from '../model.ts';
import type { Clock } from '../platform/clock.ts';
import type { Attempt, AttemptResult } from './attempt.ts';
import { within } from './deadline.ts';

/** Longest wait for the receiver's answer. */
const answerTimeoutMs = 15_000;

interface WebhookSettings {
  url: URL;
  /** `whsec_…`; without one the call is not signed. */
  secret: string | undefined;
  clock: Clock;
}

/** Posts the lead to the firm's automation. */
export function webhookAttempt(settings: WebhookSettings): Attempt<LeasedLeadDelivery> {
  const call = webhookCall(settings);
  return ({ id, lead }, signal) => call(id, webhookPayload(lead), signal);
}

type WebhookCall = (id: string, payload: object, signal: AbortSignal) => Promise<AttemptResult>;

/** Posts as the Standard Webhooks specification says. @throws what the network says when there is no answer */
export function webhookCall({ url, secret, clock }: WebhookSettings): WebhookCall {
  const { address, authorization } = basicAuthorization(url);
  const signer = secret === undefined ? undefined : new Webhook(secret);
  return async (id, payload, signal) => {
    const body = JSON.stringify(payload);
    const time = new Date(clock.now());
    const headers = {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      ...(signer && { 'webhook-signature': signer.sign(id, time, body) }),
    };
    // A redirect could carry the lead to a host that was not configured.
    const call = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const response = await within(clock, answerTimeoutMs, signal, (bounded) =>
      fetch(address, { ...call, signal: bounded }),
    );
    // Only the status counts; an endless body must not be read.
    await response.body?.cancel();
    return resultOf(response, clock.now());
  };
}

/** A name and a password in the address, which fetch refuses, as a header (RFC 7617). */
function basicAuthorization(url: URL): { address: URL; authorization?: string } {
  if (url.username === '' && url.password === '') return { address: url };
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const credentials = `${percentDecoded(url.username)}:${percentDecoded(url.password)}`;
  return { address, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** The fields first (docs/product.md, Leads and deliveries), then what the firm's own systems may use. */
export function webhookPayload(lead: Lead) {
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
  };
}

function resultOf({ status, headers }: Response, now: number): AttemptResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'refused', reason: 'HTTP 410' };
  const waitAtLeast = retryAfter(headers.get('retry-after'), now);
  return { kind: 'failed', reason: `HTTP ${status}`, waitAtLeast };
}

/**
 * The pause that `Retry-After` asks for, as seconds or as a date (RFC 9110, section 10.2.3).
 * @param now epoch milliseconds
 * @returns milliseconds; 0 when it asks for nothing that can be read
 */
function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
