/** `npm run faults`: all fault tests on both stores, with 100 kills on each. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    'tests/faults',
    '--reporter=default',
    '--reporter=./tests/faults/support/summary-reporter.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { FAULT_CYCLES: '100', ...process.env } },
);
process.exitCode = status ?? 1;
