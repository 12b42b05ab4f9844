import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteRecordFile } from '../../lib/site-record.ts';
import { getProcessEnv } from '../support/process-env.ts';
import { contactEndpoint, valid } from './support/consultation.ts';
import { RawClient } from './support/raw-client.ts';
import { spawnStaffCommand } from './support/run-staff-command.ts';
import { createSettings, startServerProcess } from './support/server-process.ts';
import { createSiteFixture, writeSiteFixture } from './support/site-fixture.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';

it('warns at start if a public site shows samples, or sends no email', async () => {
  const SITE_URL = 'https://www.alderway.com';
  const CONSULTATION_WEBHOOK_URL = 'http://127.0.0.1:1';
  const [live, relaying, sample] = await Promise.all([
    startServerProcess(createSettings({ SITE_URL })),
    startServerProcess(createSettings({ SITE_URL, CONSULTATION_WEBHOOK_URL })),
    startServerProcess(),
  ]);
  const warnings = live.output().match(/the site shows samples[^"]*/g);
  expect(warnings).toHaveLength(1);
  expect(warnings?.[0]).toContain('testimonials.yaml');
  expect(live.output()).toContain('nobody learns of a lead');
  expect(relaying.output()).toContain('no email is sent');
  expect(sample.output()).not.toContain('the site shows samples');
  expect(sample.output()).not.toMatch(/nobody learns of a lead|no email is sent/);
});

it.each([
  [
    'a wrong setting',
    () => ({ PORT: '-1', SITE_DIST: createSiteFixture() }),
    /^The setting PORT must be a whole number/,
  ],
  [
    'a missing site',
    () => ({ SITE_DIST: '/nowhere' }),
    /^The built site is missing.*Run 'npm run build' first\.$/m,
  ],
  [
    'a site built by another version',
    () => {
      const folder = writeSiteFixture(createTempDir());
      writeFileSync(join(folder, siteRecordFile), '{"content":"x"}');
      return { SITE_DIST: folder };
    },
    /\.build\.json is damaged or comes from another version of the site\. Run 'npm run build' again\.$/m,
  ],
])('%s prevents the start with a message', (_, settings, sentence) => {
  const env = {
    ...getProcessEnv(),
    PORT: '0',
    DATA_DIR: createDataDir(),
    ...settings(),
  };
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('keeps files for the store when more connections are opened than files are allowed', async () => {
  const settings = createSettings({ HOST: '127.0.0.1' });
  const server = await startServerProcess(settings, ['prlimit', '--nofile=256:256']);
  const visitor = await new RawClient(server.url).connected();
  const idle = Array.from({ length: 300 }, () => new RawClient(server.url));
  onTestFinished(() => {
    for (const { socket } of idle) socket.destroy();
  });
  await Promise.all(idle.map((client) => client.connected()));
  const body = JSON.stringify(valid);
  const head = `POST ${contactEndpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  visitor.send(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  await expect.poll(() => visitor.received).toMatch(/^HTTP\/1.1 201 /);
});

it.each(['leads', 'appointments', 'newsletter', 'store', 'backup'] as const)(
  'npm run %s prints wrong usage to standard error',
  async (command) => {
    const dataDir = createDataDir();
    const usage = expect.stringContaining(`Usage: npm run ${command} -- `);
    const wrong = await spawnStaffCommand(command, dataDir, ['--wrong']);
    expect(wrong).toEqual({ code: 2, stdout: '', stderr: usage });
    if (command !== 'leads') return;
    const help = await spawnStaffCommand(command, dataDir, ['--help']);
    expect(help).toEqual({ code: 0, stdout: usage, stderr: '' });
  },
);
