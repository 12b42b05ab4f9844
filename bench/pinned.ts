/** Runs programs on one core each, so that they do not compete. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';

export const serverCore = 0;
export const loadCore = 1;

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Starts a program on one core, where the system supports that, and captures its output. */
export function startPinned(
  core: number,
  [command, ...args]: [command: string, ...args: string[]],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const [program, parameters] = canPin
    ? ['taskset', ['-c', String(core), command, ...args]]
    : [command, args];
  return spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @throws Error when the program fails */
export async function runPinned(
  core: number,
  command: [command: string, ...args: string[]],
): Promise<string> {
  const child = startPinned(core, command);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error(`${command[0]} failed: ${output}`);
  return output;
}
