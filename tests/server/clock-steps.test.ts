import { expect, it } from 'vitest';
import { deliveryKinds } from '../../server/model.ts';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { leaseDue } from '../../server/outbox/leases.ts';
import { dayMs, postEmail } from './support/newsletter.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const hour = 60 * 60_000;
const monthBack = -30 * dayMs;

/** Stores a lead whose webhook has failed for a while, so that its next attempt is far off. */
async function storeWaitingLead() {
  const { receiver, ...server } = await startRelayingServer({ status: 500 });
  await server.deliver();
  for (const wait of [1000, 4000, 16_000, 64_000, 256_000]) {
    server.clock.advance(wait);
    await server.outbox.idle();
  }
  receiver.answer = { status: 204 };
  const webhook = async () =>
    (await listDeliveries(server.store)).find(({ kind }) => kind === 'webhook');
  return { ...server, receiver, webhook };
}

it('sends deliveries on time after the clock is set back by a month', async () => {
  const { clock, outbox, webhook } = await storeWaitingLead();
  clock.step(monthBack);
  clock.advance(3000);
  await outbox.idle();
  expect(await webhook()).toMatchObject({ status: 'delivered' });
});

it('keeps an ordinary pause', async () => {
  const { clock, outbox, receiver, webhook } = await storeWaitingLead();
  const { dueAt = 0 } = (await webhook()) ?? {};
  const calls = receiver.calls.length;
  while (clock.now() + 3000 < dueAt) {
    clock.advance(3000);
    await outbox.idle();
  }
  expect(receiver.calls).toHaveLength(calls);
  clock.advance(3000);
  await outbox.idle();
  expect(await webhook()).toMatchObject({ status: 'delivered' });
});

it('keeps a pause of an hour set by a machine whose clock is slightly ahead', async () => {
  const { clock, outbox, store, webhook } = await storeWaitingLead();
  const dueAt = clock.now() + hour + 5000;
  await store.db.updateTable('deliveries').set({ dueAt: dueAt }).execute();
  clock.advance(3000);
  await outbox.idle();
  expect(await webhook()).toMatchObject({ status: 'pending', dueAt });
});

it('ends the lease of a dead worker in time, wherever the clock was set', async () => {
  const { clock, outbox, store, webhook } = await storeWaitingLead();
  const now = clock.now();
  await store.db
    .updateTable('deliveries')
    .set({ dueAt: now - 40 * dayMs })
    .where('kind', '=', 'webhook')
    .execute();
  await leaseDue(store, { kinds: deliveryKinds, maxCount: 1, now });
  clock.step(monthBack);
  for (let waited = 0; waited <= 95_000; waited += 3000) {
    clock.advance(3000);
    await outbox.idle();
  }
  expect(await webhook()).toMatchObject({ status: 'delivered' });
});

it('sends a subscriber another letter after a day, not a month and a day later', async () => {
  const { app, store, clock, outbox } = await startTestServer();
  const letters = async () => {
    await postEmail(app, 'ada@hollisgate.example');
    await outbox.idle();
    return (await store.db.selectFrom('deliveries').select('id').execute()).length;
  };
  expect(await letters()).toBe(1);
  expect(await letters()).toBe(1);
  clock.step(monthBack);
  expect(await letters()).toBe(2);
  expect(await letters()).toBe(2);
});

it('allows five letters to a mailbox again after a day, wherever the clock was set', async () => {
  const { app, store, clock, outbox } = await startTestServer();
  const ask = async (number: number) => {
    await postEmail(app, `ada+${number}@hollisgate.example`);
    await outbox.idle();
    return (await store.db.selectFrom('deliveries').select('id').execute()).length;
  };
  for (let number = 1; number <= 6; number += 1) await ask(number);
  expect(await ask(7)).toBe(5);
  clock.step(monthBack);
  clock.advance(dayMs);
  expect(await ask(8)).toBe(6);
});
