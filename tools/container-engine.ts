/** Finds the container engine of this machine, for the tests of the image. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const answers = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const engines = ['docker', 'podman'] as const;
export type ContainerEngine = (typeof engines)[number];

/** @returns the first that answers: Docker's command may be there without its service */
export const findContainerEngine = (): ContainerEngine | undefined =>
  engines.find((engine) => answers(engine, 'info'));

/**
 * Starts a container that does nothing, on the image that the site's is made from, so that nothing is loaded that the
 * tests do not need. An engine may answer where none can start, as in a container without rights.
 * @returns why it did not start, in the engine's words; undefined if it did
 */
export function whyNoContainerStarts(engine: ContainerEngine): string | undefined {
  const [, image = ''] = /^FROM (\S+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const { status, stderr } = spawnSync(
    engine,
    ['run', '--rm', '--init', '--publish', '127.0.0.1::3000', image, 'true'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status === 0) return undefined;
  // Before the reason, there may be the progress of loading the image; Docker adds where to find help.
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/--help'/.test(line));
  return lines.at(-1)?.trim() ?? 'it gives no reason';
}

/** Whether the engine runs compose files. */
export const hasCompose = (engine: ContainerEngine): boolean =>
  answers(engine, 'compose', 'version');
