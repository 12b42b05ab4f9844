/**
 * `npm run faults`: all fault tests on both stores, with 100 kills on each. `FAULTS=long` runs more of
 * each fault, in parts, and goes on where a part fails. Names of parts after it run those alone.
 */
import { spawnSync } from 'node:child_process';

interface Part {
  name: string;
  files: readonly string[];
  /** How often; each test says what it means. */
  counts: Readonly<Record<string, string>>;
}

const inFaults = (...names: string[]) => names.map((name) => `tests/faults/${name}.test.ts`);

const usual: readonly Part[] = [
  { name: 'all', files: ['tests/faults'], counts: { FAULT_CYCLES: '100' } },
];

const long: readonly Part[] = [
  { name: 'kills', files: inFaults('kill-cycles'), counts: { FAULT_CYCLES: '500' } },
  { name: 'power', files: inFaults('power-cut'), counts: { POWER_CUTS: '50' } },
  { name: 'commands', files: inFaults('command-kills'), counts: { COMMAND_KILLS: '50' } },
  { name: 'clocks', files: inFaults('clock-jumps'), counts: { CLOCK_JUMPS: '50' } },
  { name: 'failover', files: inFaults('database-failover'), counts: { FAILOVERS: '10' } },
  { name: 'receivers', files: inFaults('bad-receivers'), counts: { BAD_RECEIVERS: '100' } },
  { name: 'fuzz', files: inFaults('fuzz', 'fuzz-process'), counts: { FUZZ_RUNS: '100000' } },
  { name: 'disks', files: inFaults('full-disk', 'broken-store'), counts: {} },
  {
    name: 'rest',
    files: [
      ...inFaults('database-restart', 'kill', 'mail-outage', 'shared-database', 'stop'),
      ...inFaults('stuck-delivery', 'webhook-outage'),
      'tests/server/clock-steps.test.ts',
      'tests/server/recipients.test.ts',
    ],
    counts: {},
  },
];

/** @returns whether nothing of it failed */
function runs({ name, files, counts }: Part): boolean {
  console.log(`\n${name}: ${new Date().toISOString()}`);
  const { status } = spawnSync(
    'npx',
    [
      '--no-install',
      'vitest',
      'run',
      ...files,
      '--reporter=default',
      '--reporter=./tests/faults/support/summary-reporter.ts',
    ],
    { stdio: 'inherit', env: { ...counts, ...process.env } },
  );
  return status === 0;
}

const parts = process.env.FAULTS === 'long' ? long : usual;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}, but ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const failed = parts
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .filter((part) => !runs(part));
for (const { name } of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
