import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { onStore } from '../../support/on-store.ts';

export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>;
  url: string;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
}

/** Starts the real server on a free port and waits until it says where it listens. */
export async function serverProcess(
  settings: Record<string, string> & { DATA_DIR: string },
): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH, PORT: '0', ...(await onStore(settings)) };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening at (http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { child, url, exited };
    }
  }
  throw new Error(`the server did not start: ${errors}`);
}
