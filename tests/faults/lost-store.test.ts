import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { notSaved, sendLead } from '../server/support/lead-call.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { createTempDir } from '../server/support/temp-dir.ts';

type Fault = (folder: string, backup: string) => void;

const eachFile = (folder: string, work: (name: string) => void) => {
  for (const name of readdirSync(folder)) if (name.startsWith('site.db')) work(name);
};

const faults: [name: string, fault: Fault][] = [
  ['deleted', (folder) => rmSync(join(folder, 'site.db'))],
  ['deleted with its log', (folder) => eachFile(folder, (name) => rmSync(join(folder, name)))],
  ['left without its log', (folder) => rmSync(join(folder, 'site.db-wal'))],
  ['moved', (folder) => renameSync(join(folder, 'site.db'), join(folder, 'old.db'))],
  ['moved with its folder', (folder) => renameSync(folder, `${folder}-old`)],
  ['truncated', (folder) => truncateSync(join(folder, 'site.db'))],
  ['replaced by an older copy', (folder, backup) => renameSync(backup, join(folder, 'site.db'))],
  [
    'replaced with its log',
    (folder, backup) => {
      eachFile(folder, (name) => rmSync(join(folder, name)));
      copyFileSync(backup, join(folder, 'site.db'));
    },
  ],
];

const title = 'acknowledges no lead while the store file is %s';
const smoke = ['deleted', 'truncated', 'replaced by an older copy'];
const isSmoke = ([name]: (typeof faults)[number]) => smoke.includes(name);
it.each(faults.filter(isSmoke))(title, refusesLeads);
it.each(faults.filter((row) => !isSmoke(row)))(title, { tags: ['nightly'] }, refusesLeads);

async function refusesLeads(_: string, fault: Fault) {
  const settings = createSettings();
  const { url, child, exited, output } = await startServerProcess(settings);
  expect((await sendLead(url)).status).toBe(201);
  const backup = join(createTempDir(), 'backup.db');
  const source = new Database(join(settings.DATA_DIR, 'site.db'), { readonly: true });
  await source.backup(backup);
  source.close();
  expect((await sendLead(url)).status).toBe(201);

  fault(settings.DATA_DIR, backup);
  // The first request meets the fault before any periodic check.
  for (let sent = 0; sent < 5; sent += 1) {
    const refused = await sendLead(url);
    expect(refused.status).toBe(503);
    expect(refused.text).toMatch(notSaved);
  }
  const unready = await fetch(`${url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.text()).toMatch(/^The store file was .*\. A person must look at it/);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  expect(output().match(/The store file \S+ was /g)).toHaveLength(1);

  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

it('accepts leads again after a restart on a restored store', { tags: ['nightly'] }, async () => {
  const settings = createSettings();
  const first = await startServerProcess(settings);
  const { reference } = await sendLead(first.url);
  const folder = settings.DATA_DIR;
  renameSync(folder, `${folder}-old`);
  expect((await sendLead(first.url)).status).toBe(503);
  // No check has run yet.
  renameSync(`${folder}-old`, folder);
  expect((await sendLead(first.url)).status).toBe(503);
  first.child.kill('SIGTERM');
  await first.exited;
  const { url } = await startServerProcess(settings);
  const again = await sendLead(url);
  expect(again.status).toBe(201);
  const { stdout } = await runLeads(folder, ['list']);
  expect(stdout).toContain(reference);
  expect(stdout).toContain(again.reference);
});
