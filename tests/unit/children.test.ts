import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

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
