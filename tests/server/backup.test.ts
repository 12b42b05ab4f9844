import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeStore } from '../../server/store/store.ts';
import { compileCache } from '../support/process-env.ts';
import { valid } from './support/consultation.ts';
import { findFilesWith } from './support/find-files-with.ts';
import { post, sendLead } from './support/lead-call.ts';
import { readLastMail, startMailServer } from './support/mail-server.ts';
import { findLink, getToken, subscribeEndpoint } from './support/newsletter.ts';
import { runLeads, runStaffCommand } from './support/run-staff-command.ts';
import {
  createSettings,
  type ServerProcess,
  startServerProcess,
} from './support/server-process.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

const backup = (dataDir: string, args: string[], environment: Record<string, string> = {}) =>
  runStaffCommand('backup', dataDir, args, environment);

/** Creates a store with one lead, which a server has open. */
async function storeLead() {
  const root = createTempDir();
  const settings = { DATA_DIR: join(root, 'data') };
  const server = await startTestServer(settings);
  await server.deliver();
  return { root, settings, server, file: join(root, 'monday.db') };
}

/** The commands for a restore, from the docs. */
function readRestoreCommands(): string {
  const [, section = ''] = readFileSync('docs/running.md', 'utf8').split(
    '\n## Backup and restore\n',
  );
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const commands = blocks.find((block) => block.includes('site.db'));
  if (!commands) throw new Error('the docs give no commands for a restore');
  return commands;
}

/** Posts leads one after another until it is stopped. */
function keepPosting(server: ServerProcess) {
  const acknowledged: string[] = [];
  let stopped = false;
  const visit = async (visitor: number) => {
    for (let count = 0; !stopped; count++) {
      const { status, reference } = await sendLead(server.url, { name: `V ${visitor} ${count}` });
      expect(status).toBe(201);
      acknowledged.push(reference);
    }
  };
  const done = Promise.all([1, 2, 3, 4].map(visit));
  const stop = () => {
    stopped = true;
    return done;
  };
  return { acknowledged, stop };
}

it('a backup under load, restored as documented, has every lead that was acknowledged before, and accepts the links in mails', async () => {
  const root = createTempDir();
  const settings = createSettings({ DATA_DIR: join(root, 'data'), RATE_LIMIT_MAX: '1000000' });
  const mailbox = await startMailServer();
  const first = await startServerProcess({ ...settings, SMTP_URL: mailbox.url });
  await post(first.url + subscribeEndpoint, { email: valid.email });
  await expect.poll(() => mailbox.mails.length).toBe(1);
  const link = findLink(readLastMail(mailbox).text, 'confirm');

  const { acknowledged, stop } = keepPosting(first);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  const before = [...acknowledged];
  const file = join(root, 'monday.db');
  const { code, stdout } = await backup(settings.DATA_DIR, [file]);
  expect(stdout).toMatch(/ contains \d+ leads and 1 subscription\.\n/);
  expect(code).toBe(0);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  await stop();
  first.child.kill('SIGKILL');
  await first.exited;
  rmSync(settings.DATA_DIR, { recursive: true });

  const restored = { ...settings, DATA_DIR: join(root, 'restored') };
  const env = {
    PATH: process.env.PATH,
    ...compileCache,
    BACKUP: file,
    DATA_DIR: restored.DATA_DIR,
  };
  execFileSync('sh', ['-euc', readRestoreCommands()], { env });
  const second = await startServerProcess(restored);
  const { stdout: leads } = await runLeads(restored.DATA_DIR, ['export', '--format', 'json']);
  expect(before.filter((reference) => !leads.includes(`"${reference}"`))).toEqual([]);
  const answer = await fetch(`${second.url}/newsletter/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ token: getToken(link) }),
  });
  expect(answer.status).toBe(200);
  const { stdout: list } = await runStaffCommand('newsletter', restored.DATA_DIR, ['list']);
  expect(list).toContain('confirmed');
});

it('the files of a backup are two, readable only by this user, and the folder has no other files', async () => {
  const { root, settings, file } = await storeLead();
  const { stdout } = await backup(settings.DATA_DIR, [file]);
  expect(stdout).toContain(`${file} contains 1 lead and 0 subscriptions.\n`);
  expect(stdout).toContain(`${file}.token-secret signs the links in emails.`);
  const names = readdirSync(root).filter((name) => name !== 'data');
  expect(names.sort()).toEqual(['monday.db', 'monday.db.token-secret']);
  for (const name of names) expect(statSync(join(root, name)).mode & 0o777).toBe(0o600);
});

it('the files of a backup contain no person who was erased before', async () => {
  const { root, settings, file } = await storeLead();
  await runLeads(settings.DATA_DIR, ['erase', valid.email]);
  await backup(settings.DATA_DIR, [file]);
  expect(findFilesWith(root, valid.email)).toEqual([]);
});

it('the files of a backup are only one if the secret is a setting, and the output names that setting', async () => {
  const { settings, file } = await storeLead();
  const secret = { TOKEN_SECRET: 'a secret of the operator' };
  const { stdout } = await backup(settings.DATA_DIR, [file], secret);
  expect(stdout).toContain('Keep TOKEN_SECRET with it');
  expect(stdout).not.toContain(secret.TOKEN_SECRET);
  expect(() => statSync(`${file}.token-secret`)).toThrow('ENOENT');
});

it('the files of a backup replace existing files only with --overwrite', async () => {
  const { settings, file } = await storeLead();
  writeFileSync(file, 'of last week');
  const refused = await backup(settings.DATA_DIR, [file]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`${file} already exists.`);
  expect(readFileSync(file, 'utf8')).toBe('of last week');
  const { code } = await backup(settings.DATA_DIR, [file, '--overwrite']);
  expect(code).toBe(0);
  expect(readFileSync(file, 'latin1')).toMatch(/^SQLite format 3/);
});

describe('a backup that cannot be made', () => {
  it('says that there is no store, and creates none', async () => {
    const root = createTempDir();
    const { code, stderr } = await backup(join(root, 'data'), [join(root, 'a.db')]);
    expect(code).toBe(1);
    expect(stderr).toBe(`There is no store at ${join(root, 'data', 'site.db')}.\n`);
    expect(readdirSync(root)).toEqual([]);
  });

  it('refuses DATA_DIR itself and a missing folder', async () => {
    const { root, settings } = await storeLead();
    const inside = await backup(settings.DATA_DIR, [
      join(settings.DATA_DIR, 'site.db'),
      '--overwrite',
    ]);
    expect(inside.stderr).toContain('A backup inside DATA_DIR would be lost with it.');
    const nowhere = await backup(settings.DATA_DIR, [join(root, 'nowhere', 'a.db')]);
    expect(nowhere.stderr).toBe(`There is no folder ${join(root, 'nowhere')}.\n`);
    expect([inside.code, nowhere.code]).toEqual([1, 1]);
  });

  it('refuses to back up a damaged store', async () => {
    const { settings, server, file } = await storeLead();
    await server.outbox.stop();
    await closeStore(server.store);
    const store = join(settings.DATA_DIR, 'site.db');
    const bytes = readFileSync(store);
    bytes.fill(0x55, 4096, 8192);
    writeFileSync(store, bytes);
    const { code, stderr } = await backup(settings.DATA_DIR, [file]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The (?:backup could not be written|copy did not pass)/);
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  it('prints the command for PostgreSQL without the password', async () => {
    const root = createTempDir();
    mkdirSync(join(root, "it's"));
    const DATABASE_URL = 'postgres://site:open-sesame@localhost/site';
    const args = [join(root, "it's", 'a.db')];
    const { code, stderr } = await backup(join(root, 'data'), args, { DATABASE_URL });
    expect(code).toBe(1);
    expect(stderr).toContain(
      `pg_dump --format=custom --file='${root}/it'\\''s/a.db' "$DATABASE_URL"\n`,
    );
    expect(stderr).not.toContain('open-sesame');
  });

  it.each([[[]], [['a', 'b']], [['a', '--force']]])('prints help for %j', async (args) => {
    const { code, stderr } = await backup(createDataDir(), args);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npm run backup -- FILE');
  });
});
