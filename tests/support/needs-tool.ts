import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

/** @returns whether this machine has a command that can be called with these arguments */
export const hasCommand = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Skips a test that needs a tool of the machine. CI must have every tool.
 * @param found whether the machine has it
 * @param reason such as `nginx is not installed`
 */
export function needsTool(
  { skip }: Pick<TestContext, 'skip'>,
  found: boolean,
  reason: string,
): void {
  if (found) return;
  if (['1', 'true'].includes(process.env.CI ?? '')) throw new Error(reason);
  skip(reason);
}
