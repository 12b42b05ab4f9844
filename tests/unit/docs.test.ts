import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentSchemas } from '../../lib/content/files.ts';
import { postSchema } from '../../lib/content/schemas/post.ts';
import { readText } from '../../lib/content/source.ts';
import { runStaffCommand } from '../server/support/run-staff-command.ts';
import { createTempDir } from '../server/support/temp-dir.ts';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').sort()];
const rawText = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @returns the code spans and blocks of a guide */
const findCode = (guide: string) =>
  [...rawText(guide).matchAll(/```[a-z]*\n(.*?)```|`([^`\n]+)`/gs)].map(
    ([, block, span]) => block ?? span ?? '',
  );

/** @returns paths from the project's root, without placeholders and patterns */
const findPaths = (guide: string) =>
  findCode(guide)
    .flatMap((code) => code.split(/[\s,:'"()]+/))
    .filter((word) =>
      /^(?:bench|content|docs|lib|owner|sample|server|site|starter|tests|tools)\//.test(word),
    )
    .filter((word) => !/[{}*…<>]/.test(word))
    .filter((word) => !Object.hasOwn(contentSchemas, word.replace(/^content\//, '')))
    // A firm's folder has the folders of the sample, and may have own pages.
    .filter((word) => word !== 'content/own-pages/')
    .map((word) => word.replace(/^content\//, 'sample/'));

const npmCommands = new Set(['install', 'ci', 'audit', 'rebuild', 'version']);
const npmScripts = (guide: string) =>
  findCode(guide)
    .flatMap((code) => [...code.matchAll(/\bnpm (?:run )?([a-z0-9:-]+)/g)])
    .map(([, script = '']) => script)
    .filter((script) => !npmCommands.has(script));

const staffCommands = guides.flatMap((guide) =>
  findCode(guide).flatMap((code) =>
    [...code.matchAll(/npm run (leads|newsletter) -- ([a-z]+)/g)].map(
      ([, command, subcommand = '']) =>
        [guide, z.enum(['leads', 'newsletter']).parse(command), subcommand] as const,
    ),
  ),
);

describe.each(guides)('%s', (guide) => {
  it('names existing files', () => {
    expect(findPaths(guide).filter((path) => !existsSync(path))).toEqual([]);
  });
  it('names existing npm scripts', () => {
    expect(npmScripts(guide).filter((script) => !(script in scripts))).toEqual([]);
  });
  it('links to existing files', () => {
    const links = [...rawText(guide).matchAll(/\]\((?!https?:|\/|#|mailto:)([^)#]+)[^)]*\)/g)];
    const targets = links.map(([, target = '']) => target);
    const targetExists = (target: string) => existsSync(join(dirname(guide), target));
    expect(targets.filter((target) => !targetExists(target) && !isExample(guide, target))).toEqual(
      [],
    );
  });
});

/** Links in code are examples. */
const isExample = (guide: string, target: string) =>
  findCode(guide).some((code) => code.includes(`](${target}`));

it('guides name existing subcommands', async () => {
  const dataDir = createTempDir();
  for (const command of ['leads', 'newsletter'] as const) {
    const { stdout } = await runStaffCommand(command, dataDir, ['--help']);
    const subcommands = staffCommands.filter(([, name]) => name === command);
    expect(subcommands.length).toBeGreaterThan(0);
    const missing = subcommands.filter(
      ([, , subcommand]) =>
        !stdout.includes(`\n  ${subcommand} `) && !stdout.includes(`\n  ${subcommand}\n`),
    );
    expect(missing).toEqual([]);
  }
});

it('the guide’s example of a post is valid and all fields are documented', () => {
  const guide = 'docs/owners-guide.md';
  const [, example = ''] = /```md\n(.*?)```/s.exec(rawText(guide)) ?? [];
  const { data, body } = readText(guide, example, postSchema);
  expect(body).toContain('## ');
  const documented = Object.keys(postSchema.shape).filter(
    (field) => !rawText(guide).includes(`\n| \`${field}\` |`),
  );
  expect(documented).toEqual([]);
  expect(data.summary).toContain(data.featuredQuote);
});
