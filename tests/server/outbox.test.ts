import { describe, expect, it } from 'vitest';
import { deliveryKinds } from '../../server/model.ts';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { leaseDue, leaseMs, resumeDeliveries, settle } from '../../server/outbox/leases.ts';
import { postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const hour = 3_600_000;

describe('the outbox', () => {
  it('retries for 72 hours, at most an hour apart, then parks and logs it', async () => {
    const server = await startRelayingServer({ status: 500 });
    const { deliver, app, store, outbox, clock, logged, receiver } = server;
    const reference = await deliver();
    const start = clock.now();
    const next = async () =>
      (await listDeliveries(store)).find(({ status }) => status === 'pending')?.dueAt;
    for (let due = await next(); due !== undefined; due = await next()) {
      expect(due - clock.now()).toBeLessThanOrEqual(hour);
      clock.advance(due - clock.now());
      await outbox.idle();
    }
    expect(clock.now() - start).toBe(72 * hour);
    const webhook = (await listDeliveries(store)).find(({ kind }) => kind === 'webhook');
    expect(webhook).toMatchObject({ status: 'parked', lastError: 'HTTP 500' });
    expect(receiver.calls).toHaveLength(webhook?.attempts ?? 0);
    expect(logged()).toMatch(new RegExp(`"level":50.*${reference}.*"HTTP 500".*parked`));
    expect((await app.inject('/readyz')).json()).toMatchObject({
      pending: 0,
      parked: 1,
      oldestUndeliveredSeconds: 72 * 3600,
    });
  });

  it('delivers many leads concurrently, each once', async () => {
    const { receiver, app, store, outbox } = await startRelayingServer();
    await Promise.all(Array.from({ length: 40 }, () => postJson(app, valid)));
    await outbox.idle();
    expect(receiver.calls).toHaveLength(40);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
    const states = (await listDeliveries(store)).map(({ status }) => status);
    expect(states).toEqual(Array.from({ length: 80 }, () => 'delivered'));
  });

  it('mails leads while the webhook receiver does not answer', async () => {
    const { receiver, app, store, clock } = await startRelayingServer(null);
    await Promise.all(Array.from({ length: 40 }, () => postJson(app, valid)));
    const states = async (kind: string) =>
      (await listDeliveries(store))
        .filter((delivery) => delivery.kind === kind)
        .map((delivery) => delivery.status);
    const all = (status: string) => Array.from({ length: 40 }, () => status);
    await expect.poll(() => states('mail')).toEqual(all('delivered'));
    expect(await states('webhook')).toEqual(all('pending'));
    expect(receiver.calls.length).toBeGreaterThan(0);
    receiver.answer = { status: 204 };
    clock.advance(15_000);
  });

  it('keeps a leased delivery from other workers until the lease ends', async () => {
    const { app, store, outbox, clock } = await startTestServer();
    await outbox.stop();
    await postJson(app, valid);
    const now = clock.now();
    const request = { kinds: deliveryKinds, maxCount: 10, now };
    const [leased] = await leaseDue(store, request);
    expect(leased).toMatchObject({ kind: 'mail', attempts: 1 });
    expect(await leaseDue(store, request)).toEqual([]);
    expect(await leaseDue(store, { ...request, now: now + leaseMs })).toHaveLength(1);
    // The first worker comes back too late to decide anything.
    if (leased) await settle(store, leased, { status: 'delivered', deliveredAt: now });
    expect(await listDeliveries(store)).toMatchObject([{ status: 'pending' }]);
  });

  it('makes all deliveries due at start, and on SQLite ends the leases of earlier processes', async () => {
    const { app, store, outbox, clock } = await startTestServer();
    await outbox.stop();
    await postJson(app, valid);
    const request = { kinds: deliveryKinds, maxCount: 10, now: clock.now() };
    const [leased] = await leaseDue(store, request);
    await resumeDeliveries(store, clock.now());
    const isEnded = store.kind === 'sqlite';
    expect(await leaseDue(store, request)).toHaveLength(isEnded ? 1 : 0);
    if (!leased) throw new Error('nothing was due');
    const settled = { status: 'pending', dueAt: clock.now() + 50_000, lastError: 'x' } as const;
    await settle(store, (await listDeliveries(store))[0] ?? leased, settled);
    await resumeDeliveries(store, clock.now());
    expect(await leaseDue(store, request)).toHaveLength(1);
  });

  it('finishes attempts in progress when it stops', async () => {
    const { receiver, app, store, outbox, clock } = await startRelayingServer(null);
    await postJson(app, valid);
    await expect.poll(() => receiver.calls.length).toBe(1);
    const stopped = outbox.stop();
    clock.advance(10_000);
    await stopped;
    const webhook = (await listDeliveries(store)).find(({ kind }) => kind === 'webhook');
    expect(webhook).toMatchObject({ status: 'pending', lastError: 'AbortError' });
  });
});
