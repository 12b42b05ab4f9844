/** Runs commands of this machine's container engine. */
import { execFile } from 'node:child_process';
import { findContainerEngine } from '../run.ts';

const found = findContainerEngine();
if (found === undefined) throw new Error('Neither Docker nor Podman responds on this machine.');

export const engine = found;

// Podman keeps the health check of the Dockerfile only in images of Docker's format.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
/** A build prints a lot. */
const maxBufferBytes = 64 * 1024 * 1024;

/** Runs a command. @returns its exit code and output, also if it fails */
export const attempt = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(engine, args, { env, maxBuffer: maxBufferBytes }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, output: (code === 0 ? stdout : stdout + stderr).trimEnd() });
    });
  });

/**
 * Runs a command.
 * @returns its standard output without the last line break
 * @throws Error with its output if it fails
 */
export async function run(...args: string[]): Promise<string> {
  const { code, output } = await attempt(...args);
  if (code !== 0) throw new Error(`${engine} ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}
