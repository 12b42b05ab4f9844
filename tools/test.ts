/**
 * `npm test`: style, types, the shipped content, units and server, then a built site in a browser, and
 * its journeys in two other engines. One summary at the end, and which part failed.
 */
import { spawn } from 'node:child_process';
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

/** Names of the parts that failed: what they said may be far above. */
const failedParts: string[] = [];

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const show = (title: string) => console.log(`\n${title}`);

/** Runs a part whose output is shown as it comes. */
async function run(title: string, command: string, args: string[]): Promise<void> {
  show(title);
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
  if (code !== 0) failedParts.push(title);
}

/** Runs a part beside others: its output is shown when it has ended, as a whole. */
async function runBeside(title: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  show(title);
  process.stdout.write(said + errors);
  if (code !== 0) failedParts.push(title);
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

await Promise.all([
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
  runBeside('Style', ...packages('biome', 'check', '--error-on-warnings', '.')),
  // Astro writes the types that TypeScript then checks with.
  runBeside('Types of pages', ...packages('astro', 'check', '--minimumSeverity', 'warning')).then(
    () => runBeside('Types', ...packages('tsc', '-p', '.')),
  ),
  runBeside('Content', process.execPath, ['owner/content-check.ts']),
]);
await run('Browser', process.execPath, ['tools/test-e2e.ts']);
await run('Other engines', process.execPath, ['tools/test-engines.ts']);

const units = readReport(vitestReport, vitestSchema);
const browser = readReport(playwrightReport, playwrightSchema).stats;
const engines = readReport(enginesReport, playwrightSchema).stats;
const passed = units.numPassedTests + browser.expected + engines.expected;
const failed = [browser, engines].reduce(
  (sum, { unexpected, flaky }) => sum + unexpected + flaky,
  units.numFailedTests,
);
const skipped = engines.skipped && `, ${engines.skipped} skipped for want of an engine`;
if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed${skipped || ''}`);
process.exitCode = failedParts.length === 0 && failed === 0 ? 0 : 1;
