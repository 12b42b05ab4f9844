/**
 * Run by `npm version`, which then commits and tags: dates CHANGELOG.md, and describes the shipped sample.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { shippedSampleFile, writeShippedSample } from '../owner/launch-check/sample.ts';

/**
 * @param changelog the text of CHANGELOG.md
 * @param date as YYYY-MM-DD
 * @returns the text with version and date in place of "Unreleased"
 * @throws Error if there is no such section, or if it does not say what an owner must do
 */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const [, unreleased] = /^## Unreleased\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog) ?? [];
  if (unreleased === undefined) throw new Error('CHANGELOG.md has no section "Unreleased".');
  if (!unreleased.includes('\n### What an owner must do\n')) {
    throw new Error('"Unreleased" in CHANGELOG.md does not say what an owner must do.');
  }
  return changelog.replace(/^## Unreleased$/m, `## ${version} - ${date}`);
}

function release(): void {
  const file = 'CHANGELOG.md';
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, dateChangelog(readFileSync(file, 'utf8'), version, today));
  writeShippedSample();
  execFileSync('git', ['add', file, fileURLToPath(shippedSampleFile)]);
}

if (import.meta.main) release();
