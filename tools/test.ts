/**
 * `npm test`: style, types, the shipped content, units and server, then a built site in a browser, and
 * its journeys in two other engines. One summary at the end.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** @returns whether the command succeeded */
function run(title: string, command: string, args: string[]): boolean {
  console.log(`
${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return status === 0;
}

const runPackage = (title: string, name: string, args: string[]) =>
  run(title, 'npx', ['--no-install', name, ...args]);

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport, enginesReport])
  rmSync(report, { force: true });

const checks = [
  runPackage('Style', 'biome', ['check', '--error-on-warnings', '.']),
  runPackage('Types of pages', 'astro', ['check', '--minimumSeverity', 'warning']),
  runPackage('Types', 'tsc', ['-p', '.']),
  run('Content', process.execPath, ['tools/content-check.ts', '--errors']),
  runPackage('Units and server', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]),
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
