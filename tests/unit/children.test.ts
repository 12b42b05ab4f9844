import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { siteFixture } from '../server/support/site-fixture.ts';
import { tempDir } from '../server/support/temp-dir.ts';

/** A program that runs two others, which live until they are told to end. */
const parent = `
  import { spawn } from 'node:child_process';
  import { untilAllEnd } from './tools/children.ts';
  const child = () => spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], { stdio: 'inherit' });
  process.exitCode = await untilAllEnd([child(), child()]);
`;

async function start() {
  const args = ['--input-type=module', '-e', parent];
  // In a group of its own, which is there as long as anything that was started lives.
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

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends all that was started',
  async (signal) => {
    const { child, group } = await start();
    child.kill(signal);
    const [code]: unknown[] = await once(child, 'exit');
    expect(code).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
    expect(() => process.kill(group, 0)).toThrow('ESRCH');
  },
);

it('Ctrl-C, which reaches every program of a terminal, ends all as well', async () => {
  const { child, group } = await start();
  process.kill(group, 'SIGINT');
  const [code]: unknown[] = await once(child, 'exit');
  expect(code).toBe(130);
  expect(() => process.kill(group, 0)).toThrow('ESRCH');
});

it('a signal to npm alone ends the server that it runs', async () => {
  const { PATH } = process.env;
  const settings = { PORT: '0', DATA_DIR: join(tempDir(), 'data'), SITE_DIST: siteFixture() };
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
