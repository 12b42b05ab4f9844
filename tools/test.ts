/**
 * `npm test`: style, types, the shipped content, units and server, then a built site in a browser, and
 * its journeys in two other engines. One summary at the end.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';
const enginesReport = '.cache/engines.json';

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const show = (title: string) => console.log(`\n${title}`);

/** @returns whether the command succeeded */
function run(title: string, command: string, args: string[]): boolean {
  show(title);
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** For commands that run side by side: what they say is shown when they have ended, as a whole. */
async function runBeside(title: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  show(title);
  process.stdout.write(said + errors);
  return code === 0;
}

const packages = (name: string, ...args: string[]): [string, string[]] => [
  'npx',
  ['--no-install', name, ...args],
];

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport, enginesReport])
  rmSync(report, { force: true });

const checks = [
  ...(await Promise.all([
    runBeside('Style', ...packages('biome', 'check', '--error-on-warnings', '.')),
    // Astro writes the types that TypeScript then checks with.
    runBeside('Types of pages', ...packages('astro', 'check', '--minimumSeverity', 'warning')).then(
      async (done) => (await runBeside('Types', ...packages('tsc', '-p', '.'))) && done,
    ),
    runBeside('Content', process.execPath, ['tools/content-check.ts', '--errors']),
  ])),
  run(
    'Units and server',
    ...packages(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
  ),
  run('Browser', process.execPath, ['tools/test-e2e.ts']),
  run('Other engines', process.execPath, ['tools/test-engines.ts']),
];

const units = readReport(vitestReport, vitestSchema);
const browser = readReport(playwrightReport, playwrightSchema).stats;
const engines = readReport(enginesReport, playwrightSchema).stats;
const passed = units.numPassedTests + browser.expected + engines.expected;
const failed = [browser, engines].reduce(
  (sum, { unexpected, flaky }) => sum + unexpected + flaky,
  units.numFailedTests,
);
const skipped = engines.skipped && `, ${engines.skipped} skipped for want of an engine`;
console.log(`\n${passed} passed, ${failed} failed${skipped || ''}`);
process.exitCode = checks.every(Boolean) && failed === 0 ? 0 : 1;
