/** `npm test`: style, types, units and server, then the built site in a browser. One sum at the end. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { buildSite } from './build.ts';
import { isBuildFresh } from './build-stamp.ts';
import { ensureChromium } from './chromium.ts';

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** @returns whether the command ended well */
function run(title: string, command: string, args: string[], environment = {}): boolean {
  console.log(`\n${title}`);
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  return status === 0;
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const checks = [
  run('Style', 'biome', ['check', '--error-on-warnings', '.']),
  run('Types of pages', 'astro', ['check', '--minimumSeverity', 'warning']),
  run('Types', 'tsc', ['-p', '.']),
  run('Content, units and server', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]),
];

console.log('\nBuild');
if (!(await isBuildFresh())) await buildSite({ quiet: true });
const browser = { CHROMIUM_PATH: ensureChromium() };
checks.push(run('Browser', 'playwright', ['test'], browser));

const units = readReport(vitestReport, vitestSchema);
const { stats } = readReport(playwrightReport, playwrightSchema);
const passed = units.numPassedTests + stats.expected;
const failed = units.numFailedTests + stats.unexpected + stats.flaky;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = checks.every(Boolean) && failed === 0 ? 0 : 1;
