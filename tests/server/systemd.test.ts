/** @module-tag nightly */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';

const state = spawnSync('systemctl', ['is-system-running'], { encoding: 'utf8' }).stdout?.trim();
const isManaged = ['running', 'degraded'].includes(state ?? '');
/** Only root can start a system unit. A reboot clears /run/systemd/system. */
const canStart = isManaged && process.getuid?.() === 0;
const units = '/run/systemd/system';

const systemctl = (...args: string[]) => execFileSync('systemctl', args, { encoding: 'utf8' });

it('the systemd unit starts the site and stops it', async (context) => {
  context.skip(!canStart, 'starting a unit takes systemd and root');
  const name = `site-test-${process.pid}`;
  const unit = `${name}.service`;
  const port = await getPort();
  const settings = join(createTempDir(), 'site.env');
  const example = readFileSync('deploy/site.env.example', 'utf8');
  writeFileSync(settings, `${example.replace(/^(SMTP_URL|PORT)=.*\n/gm, '')}PORT=${port}\n`);
  onTestFinished(() => {
    spawnSync('systemctl', ['stop', unit]);
    for (const path of [unit, `${unit}.d`])
      rmSync(join(units, path), { recursive: true, force: true });
    rmSync(`/var/lib/${name}`, { recursive: true, force: true });
    systemctl('daemon-reload');
  });
  copyFileSync('deploy/site.service', join(units, unit));
  mkdirSync(join(units, `${unit}.d`));
  // Stands in for an installation: the user, the folder /opt/site, and a folder for the store.
  writeFileSync(
    join(units, `${unit}.d`, 'test.conf'),
    [
      '[Service]',
      'User=nobody',
      'Group=',
      'TemporaryFileSystem=/opt',
      `BindReadOnlyPaths=${process.cwd()}:/opt/site ${createSiteFixture()}:/opt/dist`,
      'EnvironmentFile=',
      `EnvironmentFile=${settings}`,
      `Environment=DATA_DIR=/var/lib/${name} SITE_DIST=/opt/dist`,
      `StateDirectory=${name}`,
    ].join('\n'),
  );
  systemctl('daemon-reload');
  systemctl('start', unit);
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String);
  await expect.poll(ready).toBe(200);
  expect(existsSync(`/var/lib/${name}/site.db`)).toBe(true);
  systemctl('stop', unit);
  const shown = systemctl('show', '--property=Result,ExecMainStatus', unit).trim().split('\n');
  expect(shown.sort()).toEqual(['ExecMainStatus=0', 'Result=success']);
});
