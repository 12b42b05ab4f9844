import { resolve } from 'node:path';

/** Node's compile cache halves the start of the hundreds of processes of a run. */
export const compileCache = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/**
 * The environment of a process that a test starts: PATH, the compile cache and CONTENT_DIR. Other settings of
 * the machine stay out.
 */
export function getProcessEnv(): Record<string, string> {
  const { PATH = '', CONTENT_DIR } = process.env;
  return { PATH, ...compileCache, ...(CONTENT_DIR !== undefined && { CONTENT_DIR }) };
}
