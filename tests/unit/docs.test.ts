/** Every file, command and link that the guides name is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readMarkdown } from '../../lib/content/read.ts';
import { postSchema } from '../../lib/content/schemas/post.ts';
import { runStaffCommand } from '../server/support/run-staff-command.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import {
  axeFalseReports,
  equalAccessFalseReports,
  nuFalseReports,
} from '../support/false-reports.ts';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').sort()];
const rawText = (file: string) => readFileSync(file, 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The code in a guide: between backticks, or in a block. */
const codeIn = (guide: string) =>
  [...rawText(guide).matchAll(/```[a-z]*\n(.*?)```|`([^`\n]+)`/gs)].map(
    ([, block, span]) => block ?? span ?? '',
  );

/** Paths from the project's root. Those with a placeholder or a pattern in them name no one file. */
const pathsIn = (guide: string) =>
  codeIn(guide)
    .flatMap((code) => code.split(/[\s,:'"()]+/))
    .filter((word) => /^(?:bench|content|docs|lib|owner|server|site|tests|tools)\//.test(word))
    .filter((word) => !/[{}*…<>]/.test(word));

const npmsOwn = new Set(['install', 'ci', 'audit', 'rebuild']);
const npmScripts = (guide: string) =>
  codeIn(guide)
    .flatMap((code) => [...code.matchAll(/\bnpm (?:run )?([a-z0-9:-]+)/g)])
    .map(([, script = '']) => script)
    .filter((script) => !npmsOwn.has(script));

const staffCommands = guides.flatMap((guide) =>
  codeIn(guide).flatMap((code) =>
    [...code.matchAll(/npm run (leads|newsletter) -- ([a-z]+)/g)].map(
      ([, command, subcommand = '']) =>
        [guide, z.enum(['leads', 'newsletter']).parse(command), subcommand] as const,
    ),
  ),
);

describe.each(guides)('%s', (guide) => {
  it('names files that are there', () => {
    expect(pathsIn(guide).filter((path) => !existsSync(path))).toEqual([]);
  });
  it('names commands that are there', () => {
    expect(npmScripts(guide).filter((script) => !(script in scripts))).toEqual([]);
  });
  it('links to files that are there', () => {
    const links = [...rawText(guide).matchAll(/\]\((?!https?:|\/|#|mailto:)([^)#]+)[^)]*\)/g)];
    const targets = links.map(([, target = '']) => target);
    const isThere = (target: string) => existsSync(join(dirname(guide), target));
    expect(targets.filter((target) => !isThere(target) && !isExample(guide, target))).toEqual([]);
  });
});

/** A link inside code shows how links are written. */
const isExample = (guide: string, target: string) =>
  codeIn(guide).some((code) => code.includes(`](${target}`));

it('names subcommands that are there', async () => {
  const dataDir = tempDir();
  for (const command of ['leads', 'newsletter'] as const) {
    const { stdout } = await runStaffCommand(command, dataDir, ['--help']);
    const named = staffCommands.filter(([, name]) => name === command);
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(
      ([, , subcommand]) =>
        !stdout.includes(`\n  ${subcommand} `) && !stdout.includes(`\n  ${subcommand}\n`),
    );
    expect(missing).toEqual([]);
  }
});

it('lists what validators guess wrong, and why, as the tests have it', () => {
  const listed = rawText('docs/validators.md')
    .split('\n')
    .filter((line) => /^\| (?!They say|-)/.test(line));
  const known = [...axeFalseReports, ...nuFalseReports, ...equalAccessFalseReports];
  expect(listed).toEqual(known.map(({ report, why }) => `| ${report} | ${why} |`));
});

it('the example of a post is one', () => {
  const guide = 'docs/owners-guide.md';
  const [, example = ''] = /```md\n(.*?)```/s.exec(rawText(guide)) ?? [];
  const { data, body } = readMarkdown(guide, example, postSchema);
  expect(body).toContain('## ');
  const documented = Object.keys(postSchema.shape).filter(
    (field) => !rawText(guide).includes(`\n| \`${field}\` |`),
  );
  expect(documented).toEqual([]);
  expect(data.summary).toContain(data.featuredQuote);
});
