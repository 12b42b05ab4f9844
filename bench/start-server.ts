/** Starts the server as a separate process on one core, with its own store. */
import { createInterface } from 'node:readline';
import { serverCore, startPinned } from './pinned.ts';

interface StartedServer {
  url: string;
  pid: number;
  /** Resolves when it has exited after the signal. */
  stop(): Promise<void>;
}

/** @throws Error when the server exits before it listens */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<StartedServer> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '1000000',
    ...settings,
  };
  const child = startPinned(serverCore, [process.execPath, 'server/main.ts'], env);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
    if (!url || child.pid === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, pid: child.pid, stop };
  }
  throw new Error('The server ended before it listened.');
}
