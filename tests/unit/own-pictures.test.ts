/** Errors of content:check and the build for pictures that cannot be shown. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { astro } from '../../tools/build.ts';
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
  remove,
  whole,
  write,
} from './support/content-changes.ts';

const week = 'posts/a-map-of-the-first-week.md';
const written = '![Five bars, three of them tall](./first-week.png)';

const cutOff = (file: string): Change => ({
  file,
  apply(folder) {
    const bytes = readFileSync(join(folder, file));
    writeFileSync(join(folder, file), bytes.subarray(0, bytes.length / 2));
  },
});

const errors: Row[] = [
  [
    remove('mara-fenn.jpg'),
    'people.yaml: items.0.picture.file: the picture ./mara-fenn.jpg is missing. Add its file, or remove the picture',
  ],
  [
    remove('cities/vero-beach-office.jpg'),
    'cities/vero-beach.yaml: office.picture.file: the picture ./vero-beach-office.jpg is missing. Add its file, or remove the picture',
  ],
  [
    write('cities/vero-beach.webp', '<html>Not found</html>'),
    'cities/vero-beach.yaml: picture.file: the picture ./vero-beach.webp cannot be read, or only in part. Save it again as JPEG, PNG, WebP or AVIF',
  ],
  [
    cutOff('mara-fenn.jpg'),
    'people.yaml: items.0.picture.file: the picture ./mara-fenn.jpg cannot be read, or only in part. Save it again as JPEG, PNG, WebP or AVIF',
  ],
  [
    edit(
      'posts/count-the-cutover-weekends.md',
      '  alt: Four weeks of a calendar, with the weekends in amber\n',
      '',
    ),
    'posts/count-the-cutover-weekends.md: picture.alt: must say what the picture shows, for people who cannot see it',
  ],
  [
    edit('people.yaml', '"Mara Fenn, in a blue jacket"', "''"),
    'people.yaml: items.0.picture.alt: must say what the picture shows, for people who cannot see it',
  ],
  [
    edit('people.yaml', './mara-fenn.jpg', '../mara-fenn.jpg'),
    'people.yaml: items.0.picture.file: must be a JPEG, PNG, WebP or AVIF beside this file, written as ./portrait.jpg',
  ],
  [
    edit('people.yaml', './mara-fenn.jpg', './mara-fenn.svg'),
    'people.yaml: items.0.picture.file: must be a JPEG, PNG, WebP or AVIF beside this file, written as ./portrait.jpg',
  ],
  [
    remove('posts/first-week.png'),
    `${week}: the picture ./first-week.png is missing. Add its file, or remove the picture`,
  ],
  [
    edit(week, written, '![](./first-week.png)'),
    `${week}: the picture ./first-week.png has no description. Write what it shows between the brackets: ![What it shows](./first-week.png)`,
  ],
  [
    edit(week, './first-week.png', 'https://pictures.example/first-week.png'),
    `${week}: the picture https://pictures.example/first-week.png must be a JPEG, PNG, WebP or AVIF beside this file, written as ./picture.jpg`,
  ],
  [
    edit('own-pages/desk-jobs.yaml', 'A desk has', '![A desk](./desk.jpg) A desk has'),
    'own-pages/desk-jobs.yaml: sections.1.text: the picture ./desk.jpg is missing. Add its file, or remove the picture',
  ],
];

describe('content:check', () => {
  it.each(createBatches(errors).map((batch) => [batch]))('finds %j', async (batch) => {
    expect(await findMissed(batch)).toEqual([]);
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

it('a build reports the same errors for all pictures at once, and publishes nothing', {
  tags: ['nightly'],
}, () => {
  const content = copyContent([
    remove('mara-fenn.jpg'),
    edit(week, written, '![](./first-week.png)'),
  ]);
  const dist = join(content, '../dist');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--outDir', dist],
    {
      encoding: 'utf8',
      env: { ...getProcessEnv(), CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  expect(status).not.toBe(0);
  for (const sentence of [
    'people.yaml:19: items.0.picture.file: the picture ./mara-fenn.jpg is missing. ',
    `${week}:17: the picture ./first-week.png has no description. `,
  ]) {
    expect(stdout + stderr).toContain(`${content}/${sentence}`);
  }
  expect(existsSync(dist)).toBe(false);
});
