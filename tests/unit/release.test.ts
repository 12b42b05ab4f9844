import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

it('the version of the package is the newest that the changelog tells of', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(newest).toBe(version);
});

it('each version but the first says what an owner must do', () => {
  const sections = changelog.split(/^## /m).slice(1, -1);
  expect(sections.filter((text) => !/^### What an owner must do$/m.test(text))).toEqual([]);
});
