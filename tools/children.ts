import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for child processes to exit. When one exits or this process gets a signal, stops all of them.
 * @returns the exit code for this process: the first that is not 0, or 128 plus the signal's number
 */
export async function untilAllEnd(children: readonly ChildProcess[]): Promise<number> {
  let received: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    received ??= signal;
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const codes = await Promise.all(
    children.map(async (child) => {
      const [code]: unknown[] = await once(child, 'close');
      for (const other of children) other.kill();
      return typeof code === 'number' ? code : 1;
    }),
  );
  for (const signal of signals) process.off(signal, stop);
  return received ? 128 + constants.signals[received] : (codes.find((code) => code !== 0) ?? 0);
}
