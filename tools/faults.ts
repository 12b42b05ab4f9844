/**
 * `npm run faults`: the fault tests on both stores, with 100 kills each. `FAULTS=long` runs more of each
 * fault, part by part, and continues after a failed part. `-- PART…` runs only these parts.
 */
import { spawnSync } from 'node:child_process';

interface Part {
  name: string;
  files: readonly string[];
  /** Environment variables with the number of repetitions. */
  counts: Readonly<Record<string, string>>;
}

const toPart = (name: string, tests: string, counts: Part['counts'] = {}): Part => ({
  name,
  files: tests.split(' ').map((test) => `tests/faults/${test}.test.ts`.replace('faults/../', '')),
  counts,
});

const shortParts: readonly Part[] = [
  { name: 'all', files: ['tests/faults'], counts: { FAULT_CYCLES: '100' } },
];
const longParts: readonly Part[] = [
  toPart('kills', 'kill-cycles', { FAULT_CYCLES: '500' }),
  toPart('power', 'power-cut', { POWER_CUTS: '50' }),
  toPart('commands', 'command-kills', { COMMAND_KILLS: '50' }),
  toPart('clocks', 'clock-jumps', { CLOCK_JUMPS: '50' }),
  toPart('failover', 'database-failover', { FAILOVERS: '10' }),
  toPart('receivers', 'bad-receivers', { BAD_RECEIVERS: '100' }),
  toPart('fuzz', 'fuzz fuzz-process', { FUZZ_RUNS: '100000' }),
  toPart('disks', 'full-disk broken-store'),
  toPart(
    'rest',
    'database-restart kill mail-outage shared-database stop stuck-delivery webhook-outage ../server/clock-steps ../server/recipients',
  ),
];

function passes({ name, files, counts }: Part): boolean {
  console.log(`\n${name}: ${new Date().toISOString()}`);
  const reporters = ['default', './tests/faults/support/summary-reporter.ts'];
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', ...files, ...reporters.map((name) => `--reporter=${name}`)],
    { stdio: 'inherit', env: { ...counts, ...process.env } },
  );
  return status === 0;
}

const parts = process.env.FAULTS === 'long' ? longParts : shortParts;
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  console.error(`Unknown part: ${unknown.join(', ')}. Parts are: ${names}.`);
  process.exit(2);
}
const failed = parts
  .filter(({ name }) => requested.length === 0 || requested.includes(name))
  .filter((part) => !passes(part));
for (const { name } of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
