import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createDataDir } from '../server/support/temp-dir.ts';

/** A program with two children that run until they are stopped. */
const parent = `
  import { spawn } from 'node:child_process';
  import { untilAllEnd } from './tools/children.ts';
  const child = () => spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], { stdio: 'inherit' });
  process.exitCode = await untilAllEnd([child(), child()]);
`;

async function start() {
  const args = ['--input-type=module', '-e', parent];
  // The process group exists as long as one of its processes.
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output === 'up\nup\n') break;
  }
  return { child, group: -(child.pid ?? Number.NaN) };
}

it.each([
  ['SIGTERM', 143, 'the parent'],
  ['SIGINT', 130, 'the parent'],
  ['SIGHUP', 129, 'the parent'],
  // Ctrl-C.
  ['SIGINT', 130, 'the whole group'],
] as const)('%s stops all children with code %i, sent to %s', async (signal, expected, target) => {
  const { child, group } = await start();
  if (target === 'the parent') child.kill(signal);
  else process.kill(group, signal);
  const [code]: unknown[] = await once(child, 'exit');
  expect(code).toBe(expected);
  expect(() => process.kill(group, 0)).toThrow('ESRCH');
});

it('a signal to npm stops the server', async () => {
  const { PATH } = process.env;
  const settings = {
    PORT: '0',
    DATA_DIR: createDataDir(),
    SITE_DIST: createSiteFixture(),
  };
  const child = spawn('npm', ['run', 'serve'], {
    detached: true,
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('listening at')) break;
  }
  child.stdout.resume();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const group = -(child.pid ?? Number.NaN);
  await vi.waitFor(() => expect(() => process.kill(group, 0)).toThrow('ESRCH'), 20_000);
});
