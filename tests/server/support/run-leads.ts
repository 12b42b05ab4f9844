import { execFile } from 'node:child_process';

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `server/commands/leads.ts` as staff do: a process of its own. */
export function runLeads(
  dataDir: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['server/commands/leads.ts', ...args],
      { env },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, stdout, stderr });
      },
    );
  });
}
