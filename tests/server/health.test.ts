import { expect, it } from 'vitest';
import { closeStore } from '../../server/store/store.ts';
import { postJson, valid } from './support/consultation.ts';
import { testServer } from './support/test-server.ts';
import { webhookReceiver } from './support/webhook-receiver.ts';

it('healthz says that the process is alive', async () => {
  const { app } = await testServer();
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'alive' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('readyz tells how much waits, and for how long', async () => {
  const receiver = await webhookReceiver({ status: 500 });
  const { app, outbox, clock } = await testServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
  const ready = async () => (await app.inject('/readyz')).json();
  expect(await ready()).toEqual({
    status: 'ready',
    pending: 0,
    parked: 0,
    oldestUndeliveredSeconds: null,
  });
  await postJson(app, valid);
  await outbox.idle();
  clock.advance(90_000);
  await outbox.idle();
  expect(await ready()).toEqual({
    status: 'ready',
    pending: 1,
    parked: 0,
    oldestUndeliveredSeconds: 90,
  });
});

it('readyz answers 503 when the store does not', async () => {
  const { app, store } = await testServer();
  await closeStore(store);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toBe('The store does not answer.');
});
