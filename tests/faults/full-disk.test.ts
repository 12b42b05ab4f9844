/** @module-tag nightly */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { valid } from '../server/support/consultation.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { countDeliveries, notSaved, sendLead } from './support/lead-call.ts';

interface Fault {
  begin(): void;
  end(): void;
}

/** Checks that refused leads got an error, acknowledged leads are stored, and the site works. */
async function expectToSurvive(DATA_DIR: string, faultOf: (pid: number) => Fault) {
  const { url, child, output } = await startServerProcess({
    DATA_DIR,
    SITE_DIST: createSiteFixture(),
  });
  const fault = faultOf(child.pid ?? 0);
  const before = await sendLead(url);
  expect(before.status).toBe(201);
  await expect.poll(countDeliveries(output)).toBe(1);

  fault.begin();
  const refused = await sendLead(url);
  expect(refused.status).toBe(503);
  expect(refused.text).toMatch(notSaved);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  const unready = await fetch(`${url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.text()).toMatch(
    /^The store cannot be written\. \d+ MB are left on its disk\.$/,
  );

  fault.end();
  const after = await sendLead(url);
  expect(after.status).toBe(201);
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  await expect.poll(countDeliveries(output)).toBe(2);
  const { stdout } = await runLeads(DATA_DIR, ['list']);
  const rows = stdout.trim().split('\n').slice(1);
  expect(rows).toHaveLength(2);
  for (const { reference } of [before, after]) {
    expect(rows.find((row) => row.startsWith(reference))).toMatch(/ delivered$/);
  }
}

it.runIf(process.platform === 'linux')(
  'refuses leads while the file cannot grow, and accepts them again',
  async () => {
    await expectToSurvive(join(createTempDir(), 'data'), (pid) => {
      const limit = (size: string) => {
        const args = ['--pid', String(pid), `--fsize=${size}:unlimited`];
        expect(spawnSync('prlimit', args).status).toBe(0);
      };
      return { begin: () => limit('4096'), end: () => limit('unlimited') };
    });
  },
);

/** Mounts a separate disk if permitted. @returns its folder, or undefined */
function mountSmallDisk(): string | undefined {
  const folder = createTempDir();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Creates a data directory on a disk that can be filled completely. */
function createFillableDisk(disk: string) {
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
  return { DATA_DIR, fault };
}

it('refuses leads on a full disk, and accepts them again when there is space', async (test) => {
  const disk = mountSmallDisk();
  if (disk === undefined) return test.skip('mounting a small disk takes more rights');
  const { DATA_DIR, fault } = createFillableDisk(disk);
  await expectToSurvive(DATA_DIR, () => fault);
});

it('exits with a sentence when erasing on a full disk, and can be repeated', async (test) => {
  const disk = mountSmallDisk();
  if (disk === undefined) return test.skip('mounting a small disk takes more rights');
  const { DATA_DIR, fault } = createFillableDisk(disk);
  const { url, output } = await startServerProcess({ DATA_DIR, SITE_DIST: createSiteFixture() });
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
    const disk = mountSmallDisk();
    if (disk === undefined) return test.skip('mounting a small disk takes more rights');
    const { DATA_DIR, fault } = createFillableDisk(disk);
    const settings = { DATA_DIR, SITE_DIST: createSiteFixture() };
    const first = await startServerProcess(settings);
    const { reference } = await sendLead(first.url);
    await expect.poll(countDeliveries(first.output)).toBe(1);
    first.child.kill(signal);
    await first.exited;
    fault.begin();

    const { url, child, output } = await startServerProcess(settings);
    expect((await fetch(`${url}/services`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const refused = await sendLead(url);
    expect(refused.status).toBe(503);
    expect(refused.text).toMatch(notSaved);
    const unready = await fetch(`${url}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.text()).toContain('0 MB are left on its disk.');
    expect(output()).toMatch(/"level":[45]0/);

    fault.end();
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    const after = await sendLead(url);
    expect(after.status).toBe(201);
    await expect.poll(countDeliveries(output)).toBe(1);
    const { stdout } = await runLeads(DATA_DIR, ['list']);
    const rows = stdout.trim().split('\n').slice(1);
    expect(rows).toHaveLength(2);
    for (const each of [reference, after.reference]) {
      expect(rows.find((row) => row.startsWith(each))).toMatch(/ delivered$/);
    }
    expect(child.exitCode).toBeNull();
  },
);

it('serves pages after a start on a read-only disk, and accepts leads when it is writable', async (test) => {
  const disk = mountSmallDisk();
  if (disk === undefined) return test.skip('mounting a small disk takes more rights');
  const { DATA_DIR } = createFillableDisk(disk);
  const settings = { DATA_DIR, SITE_DIST: createSiteFixture() };
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
