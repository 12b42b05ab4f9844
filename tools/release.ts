/**
 * What a version notes of itself, run by `npm version`, which then commits and tags it: its number and day in
 * CHANGELOG.md, and what the launch check must know of the shipped sample.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { shippedSampleFile } from '../owner/launch-check/shipped-sample.ts';
import { withVersion } from './release/with-version.ts';

const changelog = 'CHANGELOG.md';
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const today = new Date().toISOString().slice(0, 10);

writeFileSync(changelog, withVersion(readFileSync(changelog, 'utf8'), version, today));
execFileSync(process.execPath, ['tools/sample-note.ts'], { stdio: 'inherit' });
execFileSync('git', ['add', changelog, fileURLToPath(shippedSampleFile)]);
