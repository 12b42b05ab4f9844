import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countDeliveries, notSaved, sendLead } from '../server/support/lead-call.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import {
  createSettings,
  launchServerProcess,
  startServerProcess,
} from '../server/support/server-process.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';

type Settings = ReturnType<typeof createSettings>;

/** Creates a store with one delivered lead, without a server. @returns its reference */
async function createStoreWithLead(settings: Settings): Promise<string> {
  const { url, child, exited, output } = await startServerProcess(settings);
  const { reference } = await sendLead(url);
  await expect.poll(countDeliveries(output)).toBe(1);
  child.kill('SIGTERM');
  await exited;
  return reference;
}

async function expectStartToFail(settings: Settings, wrapper?: readonly string[]): Promise<string> {
  const { exited, output } = await launchServerProcess(settings, wrapper);
  expect(await exited).toBe(1);
  expect(output()).not.toMatch(/^\s+at /m);
  return output();
}

async function expectStartWithLead(settings: Settings, reference: string): Promise<void> {
  const { url } = await startServerProcess(settings);
  expect((await sendLead(url)).status).toBe(201);
  expect((await runLeads(settings.DATA_DIR, ['list'])).stdout).toContain(reference);
}

for (const { what, at, tags } of [
  { what: 'whose head is overwritten', at: 0, tags: ['nightly'] },
  { what: 'with a damaged page inside', at: 3 * 4096, tags: [] },
])
  it(`a store ${what} stops the start and is left unchanged`, { tags }, async () => {
    const settings = createSettings();
    const reference = await createStoreWithLead(settings);
    const file = join(settings.DATA_DIR, 'site.db');
    const sound = readFileSync(file);
    const damaged = Buffer.from(sound).fill(0xee, at, at + 2048);
    writeFileSync(file, damaged);
    const sentence = /^The store .*site\.db is damaged and was not changed/m;
    expect(await expectStartToFail(settings)).toMatch(sentence);
    expect(readFileSync(file).equals(damaged)).toBe(true);
    const { code, stderr } = await runLeads(settings.DATA_DIR, ['list']);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });

    writeFileSync(file, sound);
    await expectStartWithLead(settings, reference);
  });

describe('a data directory that cannot be written', { tags: ['nightly'] }, () => {
  // Root may write anywhere. Without these two capabilities, permissions apply to root too.
  const asOthers =
    process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

  it('stops the start with a sentence, and loses nothing', async () => {
    const settings = createSettings();
    const reference = await createStoreWithLead(settings);
    const file = join(settings.DATA_DIR, 'site.db');
    const allow = (folderMode: number, fileMode: number) => {
      chmodSync(settings.DATA_DIR, folderMode);
      chmodSync(file, fileMode);
    };
    allow(0o500, 0o400);
    onTestFinished(() => allow(0o700, 0o600));
    const sentence = /^The store .*site\.db cannot be written\. This user must be able/m;
    expect(await expectStartToFail(settings, asOthers)).toMatch(sentence);
    allow(0o700, 0o600);
    await expectStartWithLead(settings, reference);
  });

  it('stops the start of a new store too', async () => {
    const parent = createTempDir();
    mkdirSync(join(parent, 'data'), { mode: 0o500 });
    const settings = { ...createSettings(), DATA_DIR: join(parent, 'data') };
    expect(await expectStartToFail(settings, asOthers)).toMatch(
      /could not be kept in DATA_DIR \(EACCES\)/,
    );
  });
});

function lock(settings: Settings, how: string[]) {
  const other = new Database(join(settings.DATA_DIR, 'site.db'));
  onTestFinished(() => void other.close());
  for (const statement of how) other.exec(statement);
  return other;
}

it('a store that another process has locked refuses leads until the lock is released, and then accepts them', async () => {
  const settings = createSettings();
  const { url, output } = await startServerProcess(settings);
  const { reference } = await sendLead(url);
  const other = lock(settings, ['begin immediate']);
  const refused = await sendLead(url);
  expect(refused.status).toBe(503);
  expect(refused.text).toMatch(notSaved);
  other.exec('rollback');
  await expect
    .poll(async () => (await sendLead(url, { idempotencyKey: 'the same form' })).status)
    .toBe(201);
  await expect.poll(countDeliveries(output)).toBe(2);
  const { stdout } = await runLeads(settings.DATA_DIR, ['list']);
  expect(stdout.match(/ delivered$/gm)).toHaveLength(2);
  expect(stdout).toContain(reference);
});

it('a store that another process has locked stops the start with a sentence', {
  tags: ['nightly'],
}, async () => {
  const settings = createSettings();
  const reference = await createStoreWithLead(settings);
  const whole = ['pragma locking_mode = exclusive', 'begin exclusive'];
  const other = lock(settings, whole);
  expect(await expectStartToFail(settings)).toMatch(/^The store .* is locked by another process/m);
  other.close();
  await expectStartWithLead(settings, reference);
});

it('two servers on one data directory store and deliver each lead once', {
  tags: ['nightly'],
}, async () => {
  const receiver = await startWebhookReceiver();
  const settings = createSettings({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000',
  });
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const leads = 30;
  const answers = await Promise.all(
    Array.from({ length: leads }, (_, number) =>
      servers.map(({ url }) => sendLead(url, { idempotencyKey: `form ${number}` })),
    ).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const references = new Set(answers.map(({ reference }) => reference));
  expect(references.size).toBe(leads);
  const list = async () => (await runLeads(settings.DATA_DIR, ['list'])).stdout;
  await expect.poll(async () => (await list()).match(/ delivered$/gm)?.length).toBe(leads);
  const delivered = receiver.calls.map(({ headers }) => headers['webhook-id']);
  expect(delivered).toHaveLength(leads);
  expect(new Set(delivered).size).toBe(leads);
});
