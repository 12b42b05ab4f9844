import { resolve } from 'node:path';

/** Node keeps there what it compiled, so that the hundreds of processes of a run start in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/**
 * What a process that a test starts has from the run. Settings of the machine that a test does not name
 * stay out.
 */
export function processEnv(): Record<string, string> {
  const { PATH = '', CONTENT_DIR } = process.env;
  return { PATH, ...compileCache, ...(CONTENT_DIR !== undefined && { CONTENT_DIR }) };
}
