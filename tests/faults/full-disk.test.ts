/** @module-tag nightly */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, type TestContext } from 'vitest';
import { valid } from '../server/support/consultation.ts';
import { countDeliveries, notSaved, sendLead } from '../server/support/lead-call.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { createDataDir, createTempDir } from '../server/support/temp-dir.ts';

interface Fault {
  begin(): void;
  end(): void;
}

/** The site works, and refuses leads with an error. */
async function expectRefusal(url: string, reason: RegExp): Promise<void> {
  const refused = await sendLead(url);
  expect(refused.status).toBe(503);
  expect(refused.text).toMatch(notSaved);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  const unready = await fetch(`${url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.text()).toMatch(reason);
}

/** Sends a lead, and checks that it and earlier ones are stored and delivered. */
async function expectRecovery(DATA_DIR: string, url: string, ...earlier: string[]): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  const { status, reference } = await sendLead(url);
  expect(status).toBe(201);
  const list = async () => (await runLeads(DATA_DIR, ['list'])).stdout.trim().split('\n').slice(1);
  await expect
    .poll(async () => (await list()).filter((row) => / delivered$/.test(row)))
    .toHaveLength(earlier.length + 1);
  const rows = await list();
  for (const each of [...earlier, reference]) {
    expect(rows.filter((row) => row.startsWith(each))).toHaveLength(1);
  }
}

/** Checks that refused leads got an error, acknowledged leads are stored, and the site works. */
async function expectToSurvive(DATA_DIR: string, faultOf: (pid: number) => Fault) {
  const { url, child, output } = await startServerProcess(createSettings({ DATA_DIR }));
  const fault = faultOf(child.pid ?? 0);
  const before = await sendLead(url);
  expect(before.status).toBe(201);
  await expect.poll(countDeliveries(output)).toBe(1);
  fault.begin();
  await expectRefusal(url, /^The store cannot be written\. \d+ MB are left on its disk\.$/);
  fault.end();
  const after = await sendLead(url);
  expect(after.status).toBe(201);
  await expectRecovery(DATA_DIR, url, before.reference, after.reference);
}

it.runIf(process.platform === 'linux')(
  'refuses leads while the file cannot grow, and accepts them again',
  async () => {
    await expectToSurvive(createDataDir(), (pid) => {
      const limit = (size: string) => {
        const args = ['--pid', String(pid), `--fsize=${size}:unlimited`];
        expect(spawnSync('prlimit', args).status).toBe(0);
      };
      return { begin: () => limit('4096'), end: () => limit('unlimited') };
    });
  },
);

/** Mounts a small disk for a data directory, which can be filled completely. Skips the test where that is not permitted. */
function mountSmallDisk({ skip }: Pick<TestContext, 'skip'>) {
  const disk = createTempDir();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk]);
  skip(status !== 0, 'mounting a small disk takes more rights');
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  const DATA_DIR = join(disk, 'data');
  mkdirSync(DATA_DIR, { mode: 0o700 });
  const filler = join(disk, 'filler');
  const fault: Fault = {
    begin() {
      // Whole blocks first, then the rest of the last one.
      for (const size of [65_536, 4096]) {
        try {
          while (true) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {}
      }
    },
    end: () => rmSync(filler),
  };
  return { disk, settings: createSettings({ DATA_DIR }), fault };
}

it('refuses leads on a full disk, and accepts them again when there is space', async (test) => {
  const { settings, fault } = mountSmallDisk(test);
  await expectToSurvive(settings.DATA_DIR, () => fault);
});

it('exits with a sentence when erasing on a full disk, and can be repeated', async (test) => {
  const { settings, fault } = mountSmallDisk(test);
  const { DATA_DIR } = settings;
  const { url, output } = await startServerProcess(settings);
  await sendLead(url);
  await expect.poll(countDeliveries(output)).toBe(1);
  fault.begin();
  const refused = await runLeads(DATA_DIR, ['erase', valid.email]);
  expect(refused.stderr).toMatch(/^The store .*site\.db has no space left on its disk\. .*\n$/);
  expect(refused.code).toBe(1);
  fault.end();
  expect((await runLeads(DATA_DIR, ['erase', valid.email])).code).toBe(0);
  expect((await runLeads(DATA_DIR, ['list'])).stdout).toBe('No leads yet.\n');
});

it.for(['SIGTERM', 'SIGKILL'] as const)(
  'serves pages after a start on a full disk (after %s), and accepts leads when there is space',
  async (signal, test) => {
    const { settings, fault } = mountSmallDisk(test);
    const first = await startServerProcess(settings);
    const { reference } = await sendLead(first.url);
    await expect.poll(countDeliveries(first.output)).toBe(1);
    first.child.kill(signal);
    await first.exited;
    fault.begin();

    const { url, child, output } = await startServerProcess(settings);
    await expectRefusal(url, /\b0 MB are left on its disk\./);
    expect(output()).toMatch(/"level":[45]0/);
    fault.end();
    await expectRecovery(settings.DATA_DIR, url, reference);
    expect(child.exitCode).toBeNull();
  },
);

it('serves pages after a start on a read-only disk, and accepts leads when it is writable', async (test) => {
  const { disk, settings } = mountSmallDisk(test);
  const first = await startServerProcess(settings);
  first.child.kill('SIGTERM');
  await first.exited;
  const remount = (how: string) =>
    expect(spawnSync('mount', ['-o', `remount,${how}`, disk]).status).toBe(0);
  remount('ro');
  const { url } = await startServerProcess(settings);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  expect((await sendLead(url)).status).toBe(503);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  remount('rw');
  await expect.poll(async () => (await sendLead(url)).status).toBe(201);
});
