import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { addTestStore } from '../../support/on-store.ts';
import { getProcessEnv } from '../../support/process-env.ts';
import { createSiteFixture } from './site-fixture.ts';
import { createDataDir } from './temp-dir.ts';

type ServerChild = ChildProcessByStdio<null, Readable, Readable>;
type Settings = Record<string, string> & { DATA_DIR: string };

/** Settings of a server with its own store. */
export const createSettings = (more: Record<string, string> = {}) => ({
  DATA_DIR: createDataDir(),
  SITE_DIST: createSiteFixture(),
  ...more,
});

export interface ServerProcess {
  child: ServerChild;
  url: string;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Its standard output and standard error so far. */
  output: () => string;
}

export interface LaunchedServer extends Omit<ServerProcess, 'url'> {
  /** Resolves with the URL when it listens; with undefined if it exits before. */
  listening: Promise<string | undefined>;
}

/**
 * Starts the real server on a free port, until the test ends.
 * @param wrapper a command that restricts the server, such as `prlimit …`
 */
export async function launchServerProcess(
  settings: Settings,
  wrapper: readonly string[] = [],
): Promise<LaunchedServer> {
  const launched = spawnServer(await addTestStore(settings), wrapper);
  onTestFinished(() => void launched.child.kill('SIGKILL'));
  return launched;
}

/** Starts the real server on a free port. Whoever calls it kills it. */
export function spawnServer(
  settings: NodeJS.ProcessEnv,
  wrapper: readonly string[] = [],
): LaunchedServer {
  // Most tests count only the mails to the firm.
  const defaults = { PORT: '0', CONFIRM_REQUESTS: 'false' };
  const env = { ...getProcessEnv(), ...defaults, ...settings };
  const [command = '', ...args] = [...wrapper, process.execPath, 'server/main.ts'];
  const child: ServerChild = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  let written = '';
  const listening = new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const url = /listening at (http:\/\/[^\s"]+)/.exec(written)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(() => resolve(undefined));
  });
  return { child, exited, listening, output: () => written };
}

/** Starts the real server on a free port and waits until it listens. */
export async function startServerProcess(
  settings: Settings = createSettings(),
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const launched = await launchServerProcess(settings, wrapper);
  const url = await launched.listening;
  if (url === undefined) throw new Error(`the server did not start: ${launched.output()}`);
  return { ...launched, url };
}
