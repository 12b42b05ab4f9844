/** @module-tag nightly */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { postJson, valid } from '../server/support/consultation.ts';
import { insertOldLeads } from '../server/support/retention.ts';
import { spawnStaffCommand } from '../server/support/run-staff-command.ts';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createDataDir, createTempDir } from '../server/support/temp-dir.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { withStore } from '../server/support/with-store.ts';
import { addTestStore } from '../support/on-store.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';
import { getProcessEnv } from '../support/process-env.ts';
import { createSeededRandom } from './support/seeded-random.ts';

const kills = Number(process.env.COMMAND_KILLS ?? 4);
const random = createSeededRandom(Number(process.env.FAULT_SEED ?? 1));
const leads = 2000;
const timeout = 180_000 + kills * 20_000;

/** Starts a command and kills it at a random moment. */
async function killCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  wholeMs: number,
) {
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
    env: { ...getProcessEnv(), SITE_DIST: createSiteFixture(), ...env },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await Promise.race([pause(wholeMs * random()), exited]);
  child.kill('SIGKILL');
  await exited;
}

/** @returns the result of a complete run, and its duration in milliseconds */
async function timeRun<Result>(run: () => Promise<Result>) {
  const start = performance.now();
  return { result: await run(), wholeMs: performance.now() - start };
}

const countLeads = (file: string) => {
  const copy = new Database(file, { readonly: true });
  try {
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    return copy.prepare('select count(*) from leads').pluck().get();
  } finally {
    copy.close();
  }
};

it.runIf(inject('postgresUrl') === undefined)(
  `${kills} kills of a backup leave a complete backup and a working server`,
  { timeout },
  async () => {
    const server = await startTestServer();
    await insertOldLeads(server.store, leads, server.clock.now());
    const { DATA_DIR } = server.config;
    const file = join(createTempDir(), 'site.db');
    const run = () => spawnStaffCommand('backup', DATA_DIR, [file, '--overwrite']);
    const { result, wholeMs } = await timeRun(run);
    expect(result.code).toBe(0);
    let stored = leads;
    for (let count = 0; count < kills; count += 1) {
      expect((await postJson(server.app, { ...valid, name: `V${count}` })).statusCode).toBe(201);
      stored += 1;
      await killCommand('backup', [file, '--overwrite'], { DATA_DIR }, wholeMs);
      expect([leads, ...Array.from({ length: stored - leads }, (_, i) => leads + i + 1)]).toContain(
        countLeads(file),
      );
    }
    expect((await run()).code).toBe(0);
    expect(countLeads(file)).toBe(stored);
  },
);

it.runIf(inject('postgresUrl') !== undefined)(
  `${kills} kills of a move leave the target empty or complete, and the source unchanged`,
  { timeout },
  async () => {
    const names = (settings: Record<string, string>) =>
      withStore(settings, async (store) =>
        (await listLeads(store)).map(({ reference }) => reference).sort(),
      );
    const DATA_DIR = createDataDir();
    await withStore({ DATA_DIR }, (store) => insertOldLeads(store, leads, Date.now()));
    const original = await names({ DATA_DIR });
    const args = ['move'];
    const server = inject('postgresUrl') ?? '';
    const target = async () => {
      const url = await createDatabase(server);
      onTestFinished(() => dropDatabase(server, url));
      return url;
    };
    const first = await target();
    const move = (DATABASE_URL: string) =>
      spawnStaffCommand('store', DATA_DIR, args, { DATABASE_URL });
    const { result, wholeMs } = await timeRun(() => move(first));
    expect(result.code).toBe(0);
    for (let count = 0; count < kills; count += 1) {
      const DATABASE_URL = await target();
      await killCommand('store', args, { DATA_DIR, DATABASE_URL }, wholeMs);
      const there = await names({ DATABASE_URL });
      expect([0, leads]).toContain(there.length);
      expect(await names({ DATA_DIR })).toEqual(original);
      if (there.length > 0) continue;
      // The database notices after a moment that the command is gone.
      await expect.poll(async () => (await move(DATABASE_URL)).code).toBe(0);
      expect(await names({ DATABASE_URL })).toEqual(original);
    }
  },
);

it(`${kills} kills of an erasure: running it again leaves nothing of the person`, {
  timeout,
}, async () => {
  const { app, store, outbox, config } = await startTestServer();
  const { DATA_DIR } = config;
  // Another process reads them: closing a file releases all locks of this process on it.
  const holds = (email: string) =>
    spawnSync('grep', ['-rliaF', email, DATA_DIR], { encoding: 'utf8' }).stdout;
  const person = async (name: string) => {
    const email = `${name}@hollisgate.example`;
    for (const message of ['One, please.', 'Two, please.', 'Three, please.']) {
      const answer = await postJson(app, { ...valid, email, message });
      expect(answer.statusCode).toBe(201);
    }
    await outbox.idle();
    expect(holds(email)).not.toBe('');
    return email;
  };
  const run = (email: string) => spawnStaffCommand('leads', DATA_DIR, ['erase', email, '--yes']);
  const first = await person('first');
  expect(readdirSync(DATA_DIR)).toContain('mail');
  const { result, wholeMs } = await timeRun(() => run(first));
  expect(result.code).toBe(0);
  const env = await addTestStore({ DATA_DIR });
  for (let count = 0; count < kills; count += 1) {
    const email = await person(`person${count}`);
    await killCommand('leads', ['erase', email, '--yes'], env, wholeMs);
    const again = await run(email);
    expect([0, 1]).toContain(again.code);
    expect(again.stderr).toMatch(/^$|^No lead has the address/);
    expect((await listLeads(store)).filter((lead) => lead.email === email)).toEqual([]);
    expect(holds(email)).toBe('');
  }
});
