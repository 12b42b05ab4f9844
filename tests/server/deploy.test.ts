import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { launchServer } from './support/server-process.ts';
import { siteFixture } from './support/site-fixture.ts';
import { tempDir } from './support/temp-dir.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
/** What the last stage takes from the ones before, without what they make: packages and the site. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \/(?:site\/)?(\S+) \1$/gm)].map(
  ([, path = '']) => path,
);

it('every path that the Dockerfile copies is there', () => {
  const fromContext = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' '),
  );
  const sources = [...fromContext, ...copied].filter((path) => path !== 'dist');
  expect(sources).toContain('server');
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
});

const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** Packages that stay when the tools are left out, at the top of node_modules. */
function productionPackages(): string[] {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path);
}

it('server and launch:check run on exactly what the image holds, without the tools', async () => {
  const folder = tempDir();
  for (const path of copied.filter((path) => path !== 'dist')) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  for (const path of productionPackages().filter((path) => existsSync(path))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  const settings = {
    CONTENT_DIR: 'content',
    DATA_DIR: join(folder, 'data'),
    SITE_DIST: siteFixture(),
  };
  const { listening, output } = await launchServer(settings, [
    'env',
    '--chdir',
    folder,
    // A package is looked for where its link lies, not where the link leads.
    'NODE_OPTIONS=--preserve-symlinks --preserve-symlinks-main',
  ]);
  expect(await listening, output()).toMatch(/^http/);
  const check = spawnSync(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', 'server/commands/launch-check.ts'],
    { cwd: folder, env: { PATH: process.env.PATH, ...settings }, encoding: 'utf8' },
  );
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('things to do before the site goes live.');
});

const has = (command: string) => spawnSync(command, ['--help']).status === 0;

it.skipIf(!has('systemd-analyze'))('the systemd unit is right, and shuts the service in', () => {
  const folder = tempDir();
  const unit = join(folder, 'site.service');
  const text = readFileSync('deploy/site.service', 'utf8');
  // The one path that only an installation has.
  writeFileSync(unit, text.replace('/opt/site/node_modules/node/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([]);
  // 0 is shut, 100 is open; the default of a service is 96.
  const secure = ['security', '--offline=yes', '--threshold=15', unit];
  const { status, stdout } = spawnSync('systemd-analyze', secure, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

it.skipIf(!has('caddy'))('the Caddyfile is valid', () => {
  const validate = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync('caddy', validate, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
