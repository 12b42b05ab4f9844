/** `npm run test:container`: tests of the image and the compose file. Arguments after `--` go to Vitest. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const engines = ['docker', 'podman'] as const;
type ContainerEngine = (typeof engines)[number];

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @returns the first engine that responds: Docker's command may be installed without its service */
export const findContainerEngine = (): ContainerEngine | undefined =>
  engines.find((engine) => succeeds(engine, 'info'));

export const hasCompose = (engine: ContainerEngine): boolean =>
  succeeds(engine, 'compose', 'version');

/**
 * Starts an empty container from the base image of the Dockerfile. An engine may respond but lack the
 * rights to start one.
 * @returns the engine's error, or undefined if the container started
 */
function findStartError(engine: ContainerEngine): string | undefined {
  const [, image = ''] = /^FROM (\S+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const { status, stderr } = spawnSync(
    engine,
    ['run', '--rm', '--init', '--publish', '127.0.0.1::3000', image, 'true'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status === 0) return undefined;
  // Docker adds a pointer to its help; download progress may come before the error.
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/--help'/.test(line));
  return lines.at(-1)?.trim() ?? 'no reason given';
}

function run(): number {
  const engine = findContainerEngine();
  if (!engine) return skip('Neither Docker nor Podman responds on this machine');
  const error = findStartError(engine);
  if (error) return skip(`On this machine ${engine} cannot start a container (${error})`);
  if (!hasCompose(engine)) {
    console.log(`This machine has no "${engine} compose", so the compose file is not tested.`);
  }
  const vitest = ['vitest', 'run', '--config', 'tests/container/vitest.config.ts'];
  const command = ['--no-install', ...vitest, ...process.argv.slice(2)];
  return spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1;
}

/** Fails in CI, where skipped tests must not look like passed ones. */
function skip(reason: string): number {
  console.log(`${reason}, so the container tests were skipped.`);
  return process.env.CI ? 1 : 0;
}

if (import.meta.main) process.exitCode = run();
