/** `npm run content:check` on copies of the fixture content with mistakes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findFileKind } from '../../lib/content/files.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { getProcessEnv } from '../support/process-env.ts';
import {
  type Change,
  copyContent,
  createBatches,
  edit,
  findErrorsAfter,
  findMissed,
  type Row,
  readMistakes,
  whole,
  write,
} from './support/content-changes.ts';

const cutover = 'posts/count-the-cutover-weekends.md';

/** Runs the command as an owner does, on a copy of the content. */
function runCheckAfter(...changes: Change[]) {
  const folder = copyContent(changes);
  const env = { ...getProcessEnv(), CONTENT_DIR: folder };
  const command = ['owner/content-check.ts'];
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout: stdout.replaceAll(`${folder}/`, '') };
}

const cutOff = (file: string): Change => ({
  file,
  apply(folder) {
    const bytes = readFileSync(join(folder, file));
    writeFileSync(join(folder, file), bytes.subarray(0, bytes.length / 2));
  },
});

/** Adds the own page of the fixture under another name, without its claims. */
const addOwnPage = (file: string): Change => ({
  file,
  apply(folder) {
    const text = readFileSync(join(folder, 'own-pages/desk-jobs.yaml'), 'utf8');
    writeFileSync(join(folder, file), text.replace(/^ {2}- kind: statistics\n.*\n.*\n/m, ''));
  },
});

const errors: Row[] = [
  ...readMistakes(),
  [
    whole((folder) => {
      rmSync(join(folder, 'pages/how-we-count.yaml'));
      edit('pages/sitemap.yaml', /^.*\/how-we-count.*\n/m, '').apply(folder);
      edit('own-pages/desk-jobs.yaml', '[another page](/how-we-count)', 'a page').apply(folder);
    }),
    'pages/how-we-count.yaml: is missing. It explains the figures of claims.yaml',
  ],
  [
    whole((folder) =>
      cpSync(join(folder, 'posts/ask-before-you-search.md'), join(folder, 'posts/not-found.md')),
    ),
    'posts/not-found.md: another page has the address /blog/not-found',
  ],
  [
    cutOff('mara-fenn.jpg'),
    'people.yaml: items.0.picture.file: the picture ./mara-fenn.jpg cannot be read, or only in part. Save it again as JPEG, PNG, WebP or AVIF',
  ],
  ...['about', 'blog', 'tools', 'home', 'api', 'dallas-it-recruitment'].map((slug): Row => {
    const file = `own-pages/${slug}.yaml`;
    return [
      addOwnPage(file),
      `${file}: /${slug} is already an address of the site. Rename the file`,
    ];
  }),
];

describe('content:check', () => {
  it.each(createBatches(errors).map((batch) => [batch]))('finds %j', async (batch) => {
    expect(await findMissed(batch)).toEqual([]);
  });

  it('exits with 1 and names each error', () => {
    const { status, stdout } = runCheckAfter(edit('brand/firm.yaml', /^phone:.*\n/m, ''));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^brand\/firm\.yaml(?::\d+)?: phone: is missing$/m);
    expect(stdout).toMatch(/has \d+ errors?\./);
  });

  it('blames no other file for a wrong email address and phone number of the firm', async () => {
    const found = await findErrorsAfter(
      edit('brand/firm.yaml', /^email: .*/m, 'email: desk'),
      edit('brand/firm.yaml', /^phone: .*/m, 'phone: "12"'),
      edit('cities/dallas.yaml', /^email: .*/m, 'email: "{email}"'),
      edit('cities/dallas.yaml', /^phoneNumber: .*/m, 'phoneNumber: "{phone}"'),
    );
    expect(found.map((error) => error.split(': ').slice(0, 2).join(': '))).toEqual([
      'brand/firm.yaml: email',
      'brand/firm.yaml: phone',
    ]);
  });

  it('names errors of different kinds in one run, each once', async () => {
    const found = await findErrorsAfter(
      edit('people.yaml', /^ {4}role: .*\n/m, ''),
      edit('pages/home.yaml', 'to: /testimonials', 'to: /praise'),
      edit('cities/dallas.yaml', /^industries: .*$/m, 'industries: [Falconry]'),
      write('redirects.yaml', '/our-team: /team'),
      write('notes.yaml', 'call: back'),
    );
    expect(found.map((error) => error.split(': ').slice(0, 2).join(': ')).toSorted()).toEqual([
      'cities/dallas.yaml: industries.0',
      'notes.yaml: nothing on the site reads it. Move it out of ',
      'pages/home.yaml: benefits.links.1.to',
      'people.yaml: items.0.role',
      'redirects.yaml: /our-team',
    ]);
  });

  it('notes the letters that the typeface lacks, with the file and the place', () => {
    const { status, stdout } = runCheckAfter(
      edit('people.yaml', /^ {4}name: .*$/m, '    name: Şerife Ökçün 漢 👋'),
      edit(cutover, 'Everyone involved', 'Ңobody involved'),
    );
    expect(stdout).toMatch(
      /^Note: people\.yaml:\d+: items\.0\.name: Juniper Gothic has no .*“漢”, so /m,
    );
    expect(stdout).toMatch(/^Note: posts\/count-the-cutover-weekends\.md:\d+: text: .* “Ң”/m);
    expect(stdout).not.toContain('👋');
    expect([status, stdout]).toEqual([0, expect.stringContaining('has no errors.')]);
  });

  it('accepts a portrait in each format', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const picture = sharp(`${fixtureContent}/mara-fenn.jpg`).resize(40).toFormat(format);
      const bytes = await picture.toBuffer();
      const found = await findErrorsAfter(
        edit('people.yaml', './mara-fenn.jpg', `./portraits/mara.${format}`),
        whole((folder) => {
          mkdirSync(join(folder, 'portraits'));
          writeFileSync(join(folder, `portraits/mara.${format}`), bytes);
        }),
      );
      expect(found).toEqual([]);
    }
  });
});

it('files of another name have no schema', () => {
  expect(findFileKind('posts/Not A Slug.md')).toBeUndefined();
  expect(findFileKind('drafts/post.md')).toBeUndefined();
});
