/**
 * `npm test`: the first tier, within 10 minutes on two cores. `npm run test:all` also runs the tests tagged nightly,
 * other engines and the adoption by two firms. `-- PART…` runs only these parts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { installers, needs, printNeeds } from './needs.ts';
import { type Report, readReport, reportFileSetting } from './report.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const node = process.execPath;
const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const vitest = (...projects: string[]) =>
  npx(
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...(values.all ? [] : ['--tags-filter', '!nightly']),
  );
const playwright = (config: string, ...options: string[]) =>
  npx('playwright', 'test', '--config', config, ...options);

interface Step {
  title: string;
  command: string[];
  /** Whether its runner writes a report of its tests. */
  reports?: boolean;
}

interface Part {
  steps: readonly Step[];
  /** Only in `npm run test:all`. */
  nightly?: boolean;
}

/** Parts run in turn, so that no build or browser disturbs the server's tests. The steps of `check` run together. */
const parts: Record<string, Part> = {
  check: {
    steps: [
      { title: 'Types', command: npx('astro', 'check', '--minimumSeverity', 'warning') },
      { title: 'Style', command: npx('biome', 'check', '--error-on-warnings', '.') },
      { title: 'Content', command: [node, 'owner/content-check.ts'] },
      // The pages and the browser tests use this build.
      { title: 'Fixture site', command: [node, 'tests/e2e/support/fixture-site.ts'] },
    ],
  },
  units: {
    steps: [
      { title: 'Units and pages', command: vitest('unit', 'pages', 'isolated'), reports: true },
    ],
  },
  server: {
    steps: [{ title: 'Server', command: vitest('sqlite', 'postgres'), reports: true }],
  },
  browser: {
    steps: [
      {
        title: 'Browser',
        command: playwright(
          'playwright.config.ts',
          ...(values.all ? [] : ['--grep-invert', '@nightly']),
        ),
        reports: true,
      },
    ],
  },
  engines: {
    nightly: true,
    steps: [
      {
        title: 'Firefox and WebKit',
        command: playwright('tests/engines/playwright.config.ts'),
        reports: true,
      },
    ],
  },
  adoption: {
    nightly: true,
    steps: [
      {
        title: 'Adoption by two firms',
        command: playwright('tests/adoption/playwright.config.ts'),
        reports: true,
      },
    ],
  },
};

interface Outcome {
  title: string;
  seconds: number;
  hasPassed: boolean;
  report: Report | undefined;
}

/** @param isQuiet whether to show the output only when the step has ended, so that steps at a time do not mix */
async function runStep({ title, command, reports }: Step, isQuiet: boolean): Promise<Outcome> {
  const [program = '', ...args] = command;
  const reportFile = `.cache/reports/${title.toLowerCase().replaceAll(' ', '-')}.json`;
  rmSync(reportFile, { force: true });
  if (!isQuiet) console.log(`\n${title}`);
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: [
      'ignore',
      ...(isQuiet ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', [reportFileSetting]: reportFile },
  });
  const [output, [code]] = await Promise.all([
    Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))),
    once(child, 'exit'),
  ]);
  if (isQuiet) process.stdout.write(`\n${title}\n${output.join('')}`);
  const report = reports ? readReport(reportFile) : undefined;
  const seconds = (performance.now() - start) / 1000;
  return { title, seconds, hasPassed: code === 0 && (!reports || report !== undefined), report };
}

/** Installs what this run needs and does not find. Tests install nothing. */
function installMissing(): void {
  for (const listCommands of installers) {
    const missing = needs.filter(
      (need) => (need.for === 'test' || (values.all && need.for === 'test:all')) && !need.find(),
    );
    for (const [program, ...args] of listCommands(missing)) {
      console.log(`${program} ${args.join(' ')}`);
      spawnSync(program, args, { stdio: 'ignore' });
    }
  }
}

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

function printSummary(outcomes: readonly Outcome[], seconds: number, unrun: readonly string[]) {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const skipped = reports.flatMap((report) => report.skipped);
  const failed = reports.flatMap((report) => report.failed);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  console.log('\nTime');
  for (const { title, seconds, hasPassed } of outcomes)
    console.log(`${formatTime(seconds).padStart(6)}  ${title}${hasPassed ? '' : ': failed'}`);
  console.log(`${formatTime(seconds).padStart(6)}  from the first line to this one`);
  for (const title of failed) console.log(`Failed: ${title}`);
  for (const { title, reason } of skipped) console.log(`Skipped: ${title}: ${reason}`);
  if (!values.all) console.log('Not run: tests tagged nightly (`npm run test:all`).');
  for (const name of unrun) console.log(`Not run: ${name} (\`npm run test:all -- ${name}\`).`);
  console.log(
    'Not run: `npm run faults`, `test:validators`, `test:container`, `bench`, each by its own command.',
  );
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return failed.length === 0;
}

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `Unknown part: ${unknown.join(', ')}. Parts are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}
const start = performance.now();
installMissing();
if (!printNeeds()) process.exit(1);
const isRun = (name: string) =>
  positionals.length > 0 ? positionals.includes(name) : values.all || !parts[name]?.nightly;
const outcomes: Outcome[] = [];
for (const [name, { steps }] of Object.entries(parts)) {
  if (!isRun(name)) continue;
  outcomes.push(...(await Promise.all(steps.map((step) => runStep(step, steps.length > 1)))));
}
const seconds = (performance.now() - start) / 1000;
const unrun = Object.keys(parts).filter((name) => !isRun(name));
const isGreen = printSummary(outcomes, seconds, unrun);
process.exitCode = isGreen && outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
