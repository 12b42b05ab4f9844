import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { getSentFields } from '../../lib/forms/consultation.ts';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { storedFields } from './support/consultation.ts';
import { ManualClock } from './support/manual-clock.ts';
import { startTestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;

async function readWebhookDelivery(store: Parameters<typeof listDeliveries>[0]) {
  return (await listDeliveries(store)).find(({ kind }) => kind === 'webhook');
}

describe('the webhook, at a real receiver', () => {
  it('sends the form’s fields first, signed', async () => {
    const receiver = await startWebhookReceiver();
    const clock = new ManualClock();
    // The verifier accepts only times close to its own clock.
    clock.advance(Date.now() - clock.now());
    const settings = {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      CONSULTATION_WEBHOOK_SECRET: secret,
    };
    const { deliver, store } = await startTestServer(settings, { clock });
    await deliver({ page: '/', campaign: { utm_source: 'x' } });

    const [call] = receiver.calls;
    if (!call) throw new Error('no call came');
    const [lead] = await listLeads(store);
    expect(new Webhook(secret).verify(call.body, call.headers)).toEqual({
      ...getSentFields(storedFields),
      reference: lead?.reference,
      form: 'home',
      page: '/',
      campaign: { utm_source: 'x' },
      receivedAt: new Date(clock.now()).toISOString(),
    });
    const names = Object.keys(getSentFields(storedFields));
    expect(Object.keys(JSON.parse(call.body)).slice(0, names.length)).toEqual(names);
    expect(call.headers['content-type']).toBe('application/json');
    expect(call.headers['webhook-id']).toBe((await readWebhookDelivery(store))?.id);
  });

  it.each([
    ['hook:s%C3%A9cret%40%3A', 'hook:s\u00e9cret@:'],
    ['relay-user', 'relay-user:'],
    ['100%:x', '100%:x'],
  ])('signs in with the name and password in its address: %s', async (secret, credentials) => {
    const receiver = await startWebhookReceiver();
    const url = receiver.url.replace('//', `//${secret}@`);
    const { deliver, logged } = await startTestServer({ CONSULTATION_WEBHOOK_URL: url });
    await deliver();
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    expect(receiver.calls[0]?.headers.authorization).toBe(authorization);
    expect(logged()).not.toContain(secret);
  });

  it('follows no redirect', async () => {
    const elsewhere = await startWebhookReceiver();
    const receiver = await startWebhookReceiver({
      status: 307,
      headers: { location: elsewhere.url },
    });
    const { deliver, store } = await startTestServer({
      CONSULTATION_WEBHOOK_URL: receiver.url,
    });
    await deliver();
    expect(elsewhere.calls).toEqual([]);
    expect(await readWebhookDelivery(store)).toMatchObject({
      status: 'pending',
      lastError: 'HTTP 307',
    });
  });
});
