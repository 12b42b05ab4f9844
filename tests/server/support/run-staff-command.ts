import { execFile } from 'node:child_process';
import { addTestStore } from '../../support/on-store.ts';
import { getProcessEnv } from '../../support/process-env.ts';
import { writeRecord } from './site-fixture.ts';
import { createTempDir } from './temp-dir.ts';

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of the staff in its own process.
 * @param command file name in server/commands without extension, or `launch-check`
 * @param environment its settings; SITE_DIST is the fixture unless it is set
 * @param cwd the root of the project, or of a copy of it
 */
export async function runStaffCommand(
  command: 'leads' | 'appointments' | 'newsletter' | 'store' | 'backup' | 'launch-check',
  dataDir: string,
  args: string[],
  environment: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<CommandResult> {
  const SITE_DIST = cwd === process.cwd() ? writeRecord(createTempDir()) : 'dist';
  const settings = await addTestStore({ DATA_DIR: dataDir, SITE_DIST, ...environment });
  const env = { ...getProcessEnv(), ...settings };
  const folder = command === 'launch-check' ? 'owner' : 'server/commands';
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`${folder}/${command}.ts`, ...args],
      { env, cwd },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, stdout, stderr });
      },
    );
  });
}
