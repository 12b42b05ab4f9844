import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dateChangelog } from '../../tools/release.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

it('the newest version in the changelog matches package.json', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(newest).toBe(version);
});

it('every version after the first says what an owner must do', () => {
  const sections = changelog.split(/^## /m).slice(1, -1);
  expect(sections.filter((text) => !/^### What an owner must do$/m.test(text))).toEqual([]);
});

describe('dateChangelog', () => {
  const older = '## 0.1.0\n\n### What an owner must do\n\n- Nothing.\n';

  it('replaces "Unreleased" with version and date', () => {
    const section = '### What an owner must do\n\n- Nothing.\n';
    expect(
      dateChangelog(`# Changelog\n\n## Unreleased\n\n${section}\n${older}`, '0.2.0', '2026-03-01'),
    ).toBe(`# Changelog\n\n## 0.2.0 - 2026-03-01\n\n${section}\n${older}`);
  });

  it.each([
    ['has no "Unreleased"', `# Changelog\n\n${older}`, 'CHANGELOG.md has no section "Unreleased".'],
    [
      'does not say what an owner must do',
      `## Unreleased\n\n- More.\n\n${older}`,
      '"Unreleased" in CHANGELOG.md does not say what an owner must do.',
    ],
  ])('refuses a changelog that %s', (_, text, sentence) => {
    expect(() => dateChangelog(text, '0.2.0', '2026-03-01')).toThrow(sentence);
  });
});
