/**
 * Run by `npm version`, which then commits and tags: dates CHANGELOG.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

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
  execFileSync('git', ['add', file]);
}

if (import.meta.main) release();
