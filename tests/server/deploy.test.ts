import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readConfig, settingNames } from '../../server/config.ts';
import { readBrand } from '../support/fixture-content.ts';
import { hasCommand, needsTool } from '../support/needs-tool.ts';
import { compileCache } from '../support/process-env.ts';
import { launchServerProcess } from './support/server-process.ts';
import { createSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
/** Paths that the last stage copies unchanged from earlier stages. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \/(?:site\/)?(\S+) \1$/gm)].map(
  ([, path = '']) => path,
);

it('the Dockerfile copies only existing paths', () => {
  const fromContext = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' '),
  );
  const sources = [...fromContext, ...copied].filter((path) => path !== 'dist');
  expect(sources).toContain('server');
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
});

/** Top-level packages that `npm ci --omit=dev` installs. */
function listProductionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(packages).filter(
    (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !packages[path].dev,
  );
}

/** Copies exactly the image's files, except for the built site. */
function copyImageFiles(): string {
  const folder = createTempDir();
  for (const path of copied.filter((path) => path !== 'dist')) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  for (const path of listProductionPackages().filter((path) => existsSync(path))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

/** Node then resolves packages from the link's location, not from its target. */
const preserveSymlinks = '--preserve-symlinks --preserve-symlinks-main';

it('the server starts with only the files of the image', { tags: ['nightly'] }, async () => {
  const folder = copyImageFiles();
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SITE_DIST: createSiteFixture(),
  };
  const { listening, output } = await launchServerProcess(settings, [
    'env',
    '--chdir',
    folder,
    `NODE_OPTIONS=${preserveSymlinks}`,
  ]);
  expect(await listening, output()).toMatch(/^http/);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The commands of the README's table that work on a served site, with their arguments. */
const commands: [script: string, args: string[], code: number, output: RegExp][] = [
  ['leads', ['list'], 0, /^No leads yet\./],
  ['appointments', ['list'], 0, /^No calls yet\./],
  ['newsletter', ['list'], 0, /^No subscriptions yet\./],
  ['newsletter', ['export', '--format', 'csv'], 0, /^"?email"?,/],
  ['store', ['help'], 0, /^Usage: npm run store/],
  ['backup', ['backup.db'], 0, /backup\.db contains 0 leads/],
  ['server:check', [], 1, /things to do before the site goes live\.$/m],
];

it('the README’s commands work with the files of the image', { tags: ['nightly'] }, () => {
  const folder = copyImageFiles();
  const settings = { DATA_DIR: join(folder, 'data'), SITE_DIST: createSiteFixture() };
  for (const [script, args, code, output] of commands) {
    const [program, file = '', ...more] = (scripts[script] ?? '').split(' ');
    expect([script, program]).toEqual([script, 'node']);
    const run = spawnSync(process.execPath, [file, ...more, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...compileCache, NODE_OPTIONS: preserveSymlinks, ...settings },
      encoding: 'utf8',
    });
    expect([script, run.status, run.stderr]).toEqual([script, code, '']);
    expect(run.stdout).toMatch(output);
  }
});

it('the image test runs every command of the README that does not need the tools', () => {
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/^\| `npm run ([\w:]+)/gm)].map(([, script = '']) => script);
  const onServer = named.filter((script) => scripts[script]?.startsWith('node server/'));
  const tried = commands.map(([script]) => script);
  expect(onServer.filter((script) => !tried.includes(script))).toEqual([]);
});

it('the compose file joins the image, the database and Caddy', () => {
  const { services, networks } = parseYaml(readFileSync('deploy/compose.yaml', 'utf8'));
  const { site, database, caddy } = services;
  const address = 'https://www.example.com';
  const filled = Object.entries<string>(site.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{SITE_URL:.*?\}/, address).replace(/\$\{DATABASE_PASSWORD:.*?\}/, 'secret'),
  ]);
  const brand = readBrand();
  expect(
    Object.keys(site.environment).filter((name) => !settingNames(brand).includes(name)),
  ).toEqual([]);
  const config = readConfig(Object.fromEntries(filled), brand);
  expect(config.DATABASE_URL?.href).toBe('postgres://site:secret@database/site');
  expect(config.TRUST_PROXY).toEqual([caddy.networks.front.ipv4_address]);
  const [front] = networks.front.ipam.config;
  const fixed = ipaddr.parse(caddy.networks.front.ipv4_address);
  expect(fixed.match(ipaddr.parseCIDR(front.subnet))).toBe(true);
  // Otherwise the site, which starts first, could get this address.
  expect(fixed.match(ipaddr.parseCIDR(front.ip_range))).toBe(false);
  expect(caddy.environment.SITE_UPSTREAM).toBe(`site:${config.PORT}`);
  expect(database.environment).toMatchObject({ POSTGRES_USER: 'site', POSTGRES_DB: 'site' });
  expect(site.volumes).toEqual([`site-data:${/DATA_DIR=(\S+)/.exec(dockerfile)?.[1]}`]);
  const mounted = caddy.volumes.flatMap((volume: string) => /^\.\/([^:]+)/.exec(volume)?.[1] ?? []);
  expect(mounted).toEqual(['Caddyfile']);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain('{$SITE_UPSTREAM:127.0.0.1:3000}');
});

it('the systemd unit is valid and sandboxes the service', { tags: ['nightly'] }, (context) => {
  needsTool(context, hasCommand('systemd-analyze', '--help'), 'systemd-analyze is not installed');
  const folder = createTempDir();
  const unit = join(folder, 'site.service');
  const text = readFileSync('deploy/site.service', 'utf8');
  // Only an installation has this path.
  writeFileSync(unit, text.replace('/opt/site/node_modules/node/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([]);
  // 0 is fully sandboxed, 100 is open; a service without settings has 96.
  const secure = ['security', '--offline=yes', '--threshold=15', unit];
  const { status, stdout } = spawnSync('systemd-analyze', secure, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
