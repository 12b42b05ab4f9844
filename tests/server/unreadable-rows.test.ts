import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postJson, valid } from './support/consultation.ts';
import { addSubscriber } from './support/newsletter.ts';
import { runLeads, runStaffCommand } from './support/run-staff-command.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

/** Stores leads that wait for their webhook, and damages the first one. */
async function startWithDamagedLead(damage: { campaign?: string; own_answers?: string }) {
  const receiver = await startWebhookReceiver({ status: 500 });
  const server = await startTestServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
  const { app, store, outbox, clock } = server;
  const bad = (await postJson(app, valid)).json().reference;
  const good = (await postJson(app, { ...valid, email: 'other@b.example' })).json().reference;
  await outbox.idle();
  await store.db
    .updateTable('consultation_requests')
    .set(damage)
    .where('reference', '=', bad)
    .execute();
  receiver.calls = [];
  receiver.answer = { status: 204 };
  clock.advance(60_000);
  await outbox.idle();
  return { ...server, receiver, bad, good };
}

const sentence = (reference: string, column = 'campaign') =>
  `Lead ${reference} cannot be read: its column ${column} is damaged.`;

describe('a lead that cannot be read', () => {
  it.each([
    ['campaign', { campaign: '{' }],
    ['own_answers', { own_answers: '[{"kind":"?"}]' }],
  ])('has its delivery parked for its %s, and holds up no other', async (column, damage) => {
    const server = await startWithDamagedLead(damage);
    expect(server.receiver.calls).toHaveLength(1);
    expect(server.logged()).toMatch(
      new RegExp(`"level":50.*"${sentence(server.bad, column)}".*parked`),
    );
    expect(server.logged()).not.toContain('cannot read the store');
    const ready = (await server.app.inject('/readyz')).json();
    expect(ready).toMatchObject({ status: 'degraded', pending: 0, parked: 1 });
  });

  it('is named by list and export, which show all other leads', async () => {
    const { config, bad, good } = await startWithDamagedLead({ campaign: '{' });
    for (const args of [['list'], ['export'], ['export', '--format', 'json']]) {
      const { code, stdout, stderr } = await runLeads(config.DATA_DIR, args);
      expect(stdout).toContain(good);
      expect(stdout).not.toContain(bad);
      expect(stderr).toBe(`Skipped: ${sentence(bad)}\n`);
      expect(code).toBe(1);
    }
  });

  it('is named by show and retry, and sent by retry after it is repaired', async () => {
    const { config, bad, store, outbox, clock, receiver } = await startWithDamagedLead({
      campaign: '{',
    });
    for (const command of ['show', 'retry']) {
      const { code, stdout, stderr } = await runLeads(config.DATA_DIR, [command, bad]);
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: `${sentence(bad)}\n`,
      });
    }
    await store.db.updateTable('consultation_requests').set({ campaign: '{}' }).execute();
    expect((await runLeads(config.DATA_DIR, ['retry', bad])).code).toBe(0);
    // The command's clock is ahead of this server's, which resets times that are too far ahead.
    clock.advance(5000);
    await outbox.idle();
    expect(receiver.calls).toHaveLength(2);
  });

  it('is backed up and erased like any other', async ({ skip }) => {
    const { config, store, bad, good, app } = await startWithDamagedLead({ campaign: '{' });
    const erased = await runLeads(config.DATA_DIR, ['erase', valid.email]);
    expect(erased.stdout).toContain(`1 lead (${bad})`);
    expect((await postJson(app, valid)).statusCode).toBe(201);
    skip(store.kind === 'postgres', 'it has its own backup command');
    await store.db
      .updateTable('consultation_requests')
      .set({ campaign: '{' })
      .where('reference', '=', good)
      .execute();
    const backup = await runStaffCommand('backup', config.DATA_DIR, [
      join(createTempDir(), 'copy.db'),
    ]);
    expect(backup.stdout).toContain('contains 2 leads');
  });
});

it('names a delivery that cannot be read, and lists its lead', async ({ skip }) => {
  const server = await startTestServer();
  skip(server.store.kind === 'postgres', 'its columns have types');
  const { reference } = (await postJson(server.app, valid)).json();
  await server.outbox.idle();
  await server.store.db.updateTable('deliveries').set({ status: 'lost' }).execute();
  const { code, stdout, stderr } = await runLeads(server.config.DATA_DIR, ['list']);
  expect(stdout).toContain(reference);
  expect(stderr).toMatch(
    /^Skipped: Delivery \S+ cannot be read: its column status is damaged\.\n$/,
  );
  expect(code).toBe(1);
});

it('names a subscription that cannot be read, and lists all others', async () => {
  const server: TestServer = await startTestServer();
  await addSubscriber(server, 'bad@b.example');
  await addSubscriber(server, 'good@b.example');
  await server.store.db
    .updateTable('subscriptions')
    .set({ status: 'unknown' })
    .where('email', '=', 'bad@b.example')
    .execute();
  for (const command of ['list', 'export']) {
    const { config } = server;
    const { code, stdout, stderr } = await runStaffCommand('newsletter', config.DATA_DIR, [
      command,
    ]);
    expect(stdout).toContain('good@b.example');
    expect(stderr).toMatch(/^Skipped: Subscription \S+ cannot be read: its column status is/);
    expect(code).toBe(1);
  }
});
