import { execFile } from 'node:child_process';

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the staff's commands as they do: a process of its own.
 * @param command file name in server/commands, without ending
 */
export function runStaffCommand(
  command: 'leads' | 'newsletter',
  dataDir: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`server/commands/${command}.ts`, ...args],
      { env },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, stdout, stderr });
      },
    );
  });
}
