import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postJson, valid } from './support/consultation.ts';
import { runLeads } from './support/run-staff-command.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

/** Stores leads that wait for their webhook, and damages the first one. */
async function startWithDamagedLead(damage: { campaign?: string; ownAnswers?: string }) {
  const { receiver, ...server } = await startRelayingServer({ status: 500 });
  const { deliver, app, store, outbox, clock } = server;
  const bad = (await postJson(app, valid)).json().reference;
  const good = await deliver({ email: 'other@b.example' });
  await store.db.updateTable('leads').set(damage).where('reference', '=', bad).execute();
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
    ['own_answers', { ownAnswers: '[{"kind":"?"}]' }],
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
    const { bad, store, outbox, clock, receiver, staff } = await startWithDamagedLead({
      campaign: '{',
    });
    for (const command of ['show', 'retry']) {
      const { code, stdout, stderr } = await staff('leads', command, bad);
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: `${sentence(bad)}\n`,
      });
    }
    await store.db.updateTable('leads').set({ campaign: '{}' }).execute();
    expect((await staff('leads', 'retry', bad)).code).toBe(0);
    // The command's clock is ahead of this server's, which resets times that are too far ahead.
    clock.advance(5000);
    await outbox.idle();
    expect(receiver.calls).toHaveLength(2);
  });

  it('is backed up and erased like any other', async ({ skip }) => {
    const { store, bad, good, app, staff } = await startWithDamagedLead({ campaign: '{' });
    const erased = await staff('leads', 'erase', valid.email);
    expect(erased.stdout).toContain(`1 lead (${bad})`);
    expect((await postJson(app, valid)).statusCode).toBe(201);
    skip(store.kind === 'postgres', 'it has its own backup command');
    await store.db
      .updateTable('leads')
      .set({ campaign: '{' })
      .where('reference', '=', good)
      .execute();
    const backup = await staff('backup', join(createTempDir(), 'copy.db'));
    expect(backup.stdout).toContain('contains 2 leads');
  });
});

it('refuses a state that does not exist', async () => {
  const { store, app } = await startTestServer();
  await postJson(app, valid);
  const update = sql`update deliveries set status = 'lost'`.execute(store.db);
  await expect(update).rejects.toThrow(/check/i);
});
