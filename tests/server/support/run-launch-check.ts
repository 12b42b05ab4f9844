import { execFile } from 'node:child_process';
import { launchCheck } from '../../../owner/launch-check.ts';
import type { Command, CommandResult } from '../../../server/commands/command.ts';
import { getProcessEnv } from '../../support/process-env.ts';

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
  cwd = process.cwd(),
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { ...getProcessEnv(), ...settings };
    const command = ['owner/launch-check.ts', ...args];
    execFile(process.execPath, command, { env, cwd }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, stdout, stderr });
    });
  });
