/** Runs child processes so that none outlives the command that started it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for processes to exit. When one exits, or on a signal to this one, all are stopped.
 * @returns the exit code for this process: the first that is not 0, or 128 plus the signal's number
 */
export async function untilAllEnd(children: readonly ChildProcess[]): Promise<number> {
  let told: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    told ??= signal;
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const codes = await Promise.all(
    children.map(async (child) => {
      const [code]: unknown[] = await once(child, 'close');
      for (const other of children) other.kill();
      return code;
    }),
  );
  for (const signal of signals) process.off(signal, stop);
  if (told) return 128 + constants.signals[told];
  return codes.map((code) => (typeof code === 'number' ? code : 1)).find((code) => code !== 0) ?? 0;
}
