import { expect, it } from 'vitest';
import { parseCsv } from '../faults/fuzz/parse-csv.ts';
import { createSettings, launchServerProcess } from './support/server-process.ts';
import { startTestServer } from './support/test-server.ts';

/** Control characters and direction marks, except tabs and line ends. */
const steers = /(?![\t\n]|\r\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Runs a command in a separate terminal. */
const onTerminal = ['sh', '-c', 'exec script -qec "$*" /dev/null', 'sh'];

it.each([
  ['a pipe', []],
  ['a terminal', onTerminal],
])(
  'the log on %s contains no control characters of a path and no forged line',
  async (_, wrapper) => {
    const settings = createSettings();
    const { listening, output, child } = await launchServerProcess(settings, wrapper);
    const url = await listening;
    const attacks = ['%1b]0;owned%07', '%0d%0a10:00:00 info forged', '%C2%9B31m', '%7F%E2%80%AE'];
    for (const attack of attacks) await fetch(`${url}/api/attack${attack}`);
    await expect.poll(() => output().match(/\/api\/attack/g)?.length).toBe(attacks.length);
    expect(output()).not.toMatch(steers);
    expect(output()).not.toMatch(/^10:00:00 info forged/m);
    expect(output()).toContain('\\u001b]0;owned\\u0007');
    child.kill('SIGTERM');
  },
);

it('exports contain no control characters, and JSON keeps the values', async () => {
  const { deliver, staff } = await startTestServer();
  const message = 'A\u001b]0;owned\u0007 B\u009b31m C\u202egnp.exe D\u007f\tE\nF';
  await deliver({ message });
  const csv = await staff('leads', 'export');
  expect(csv.stdout).not.toMatch(steers);
  expect(parseCsv(csv.stdout)).toHaveLength(2);
  const json = await staff('leads', 'export', '--format', 'json');
  expect(json.stdout).not.toMatch(steers);
  expect(JSON.parse(json.stdout)[0].message).toBe(message);
});
