import { launchCheck } from '../../../owner/launch-check.ts';
import type { Command, CommandResult } from '../../../server/commands/command.ts';
import { getProcessEnv } from '../../support/process-env.ts';
import { runScript } from '../../support/run-script.ts';

/**
 * Runs `launch:check` in this process.
 * @param folder its working folder
 * @param command of a copy of the project
 */
export async function runLaunchCheck(
  args: string[],
  settings: Record<string, string>,
  folder = process.cwd(),
  command: Command = launchCheck,
): Promise<CommandResult> {
  const before = { env: process.env, folder: process.cwd() };
  process.env = { ...getProcessEnv(), ...settings };
  process.chdir(folder);
  try {
    return await command(args);
  } finally {
    process.chdir(before.folder);
    process.env = before.env;
  }
}

/** Runs `launch:check` in its own process, as owners do. */
export const spawnLaunchCheck = (
  args: string[],
  settings: Record<string, string>,
  folder?: string,
): Promise<CommandResult> => runScript(['owner/launch-check.ts', ...args], settings, folder);
