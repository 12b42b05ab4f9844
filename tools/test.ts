/** `npm test`: style, types, content, unit and server tests, then all browser tests, with one summary. */
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

const failedParts: string[] = [];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs a part and shows its output as it comes. */
async function run(title: string, command: string, ...args: string[]): Promise<void> {
  console.log(`\n${title}`);
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
  if (code !== 0) failedParts.push(title);
}

/** Runs a part and shows its output when it has ended, so that parallel parts do not mix. */
async function runQuietly(title: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  process.stdout.write(`\n${title}\n${output}${errors}`);
  if (code !== 0) failedParts.push(title);
}

const npx = ['npx', '--no-install'] as const;
const vitestOptions = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];

const readReport = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport, enginesReport])
  rmSync(report, { force: true });

await Promise.all([
  run('Units and server', ...npx, 'vitest', 'run', ...vitestOptions),
  runQuietly('Style', ...npx, 'biome', 'check', '--error-on-warnings', '.'),
  // Checks the TypeScript files too, with the options of tsconfig.json.
  runQuietly('Types', ...npx, 'astro', 'check', '--minimumSeverity', 'warning'),
  runQuietly('Content', process.execPath, 'owner/content-check.ts'),
  // Both browser parts use this build.
  runQuietly('Fixture site', process.execPath, 'tests/e2e/support/fixture-site.ts'),
]);
await run('Browser', ...npx, 'playwright', 'test');
// Runs after the browser tests, which use all cores.
await run('Other engines', process.execPath, 'tools/test-engines.ts');

const units = readReport(vitestReport, vitestSchema);
const browser = readReport(playwrightReport, playwrightSchema).stats;
const engines = readReport(enginesReport, playwrightSchema).stats;
const passed = units.numPassedTests + browser.expected + engines.expected;
const failed = [browser, engines].reduce(
  (sum, { unexpected, flaky }) => sum + unexpected + flaky,
  units.numFailedTests,
);
const skipped = engines.skipped > 0 ? `, ${engines.skipped} skipped without their engine` : '';
if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed${skipped}`);
process.exitCode = failedParts.length === 0 && failed === 0 ? 0 : 1;
