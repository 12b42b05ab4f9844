/** Finds an nginx for the bench and the reverse proxy tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = () => [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** @returns the path of an installed nginx, or undefined */
export const findNginx = (): string | undefined =>
  candidates().find((path) => path !== undefined && path !== '' && existsSync(path));

const installers: [command: string, args: string[]][] = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx']],
];

/** Installing a package may start its service; only the program is needed here. */
const unstarted = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Looks for an nginx and installs Debian's package where there is none.
 *
 * @throws Error when it could not be installed
 */
export function ensureNginx(): string {
  for (const [command, args] of installers) {
    const found = findNginx();
    if (found) return found;
    console.log(`No nginx was found. Installing one: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'ignore', env: unstarted });
  }
  const found = findNginx();
  if (found) return found;
  throw new Error('No nginx was found or could be installed. Set NGINX_PATH to one.');
}
