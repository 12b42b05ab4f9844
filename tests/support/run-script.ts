import { execFile } from 'node:child_process';
import type { CommandResult } from '../../server/commands/command.ts';
import { getProcessEnv } from './process-env.ts';

/** Runs a script of the project in its own process. @param cwd its working folder */
export const runScript = (
  [script = '', ...args]: string[],
  settings: Record<string, string>,
  cwd = process.cwd(),
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { ...getProcessEnv(), ...settings };
    execFile(process.execPath, [script, ...args], { env, cwd }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, stdout, stderr });
    });
  });
