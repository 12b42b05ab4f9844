/** Errors of content:check and the build for pictures that cannot be shown. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { astro } from '../../tools/build.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { listContentErrors } from '../support/content-errors.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { getProcessEnv } from '../support/process-env.ts';

type Change = (folder: string) => void;

const week = 'posts/a-map-of-the-first-week.md';
const written = '![Five bars, three of them tall](./first-week.png)';

function copyContent(...changes: Change[]): string {
  const folder = join(createTempDir(), 'firm');
  cpSync(fixtureContent, folder, { recursive: true });
  for (const change of changes) change(folder);
  return folder;
}

const edit =
  (name: string, from: string, to: string): Change =>
  (folder) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
const without =
  (name: string): Change =>
  (folder) =>
    rmSync(join(folder, name));
const cutOff =
  (name: string): Change =>
  (folder) => {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
  };

async function findErrorsAfter(change: Change): Promise<string[]> {
  const folder = copyContent(change);
  return listContentErrors(folder);
}

describe('content:check', () => {
  it.each<[what: string, change: Change, error: string]>([
    [
      'a missing portrait',
      without('mara-fenn.jpg'),
      'people.yaml: items.0.picture.file: the picture ./mara-fenn.jpg is missing. Add its file, or remove the picture',
    ],
    [
      'a missing picture of an office',
      without('cities/vero-beach-office.jpg'),
      'cities/vero-beach.yaml: office.picture.file: the picture ./vero-beach-office.jpg is missing. Add its file, or remove the picture',
    ],
    [
      'a city’s picture that is not an image',
      (folder) => writeFileSync(join(folder, 'cities/vero-beach.webp'), '<html>Not found</html>'),
      'cities/vero-beach.yaml: the picture ./vero-beach.webp cannot be read, or only in part. Save it again as JPEG, PNG, WebP or AVIF',
    ],
    [
      'a truncated picture',
      cutOff('mara-fenn.jpg'),
      'people.yaml: the picture ./mara-fenn.jpg cannot be read, or only in part. Save it again as JPEG, PNG, WebP or AVIF',
    ],
    [
      'a cover without an alt text',
      edit(
        'posts/count-the-cutover-weekends.md',
        '  alt: Four weeks of a calendar, with the weekends in amber\n',
        '',
      ),
      'posts/count-the-cutover-weekends.md: picture.alt: must say what the picture shows, for people who cannot see it',
    ],
    [
      'a portrait with an empty alt text',
      edit('people.yaml', '"Mara Fenn, in a blue jacket"', "''"),
      'people.yaml: items.0.picture.alt: must say what the picture shows, for people who cannot see it',
    ],
    [
      'a picture in another folder',
      edit('people.yaml', './mara-fenn.jpg', '../mara-fenn.jpg'),
      'people.yaml: items.0.picture.file: must be a JPEG, PNG, WebP or AVIF beside this file, written as ./portrait.jpg',
    ],
    [
      'a drawing in place of a photograph',
      edit('people.yaml', './mara-fenn.jpg', './mara-fenn.svg'),
      'people.yaml: items.0.picture.file: must be a JPEG, PNG, WebP or AVIF beside this file, written as ./portrait.jpg',
    ],
    [
      'a missing picture in a text',
      without('posts/first-week.png'),
      `${week}: the picture ./first-week.png is missing. Add its file, or remove the picture`,
    ],
    [
      'a picture in a text without an alt text',
      edit(week, written, '![](./first-week.png)'),
      `${week}: the picture ./first-week.png has no description. Write what it shows between the brackets: ![What it shows](./first-week.png)`,
    ],
    [
      'a picture in a text from another site',
      edit(week, './first-week.png', 'https://pictures.example/first-week.png'),
      `${week}: the picture https://pictures.example/first-week.png must be a JPEG, PNG, WebP or AVIF beside this file, written as ./picture.jpg`,
    ],
    [
      'a missing picture on an own page',
      edit('own-pages/desk-jobs.yaml', 'A desk has', '![A desk](./desk.jpg) A desk has'),
      'own-pages/desk-jobs.yaml: sections.1.text: the picture ./desk.jpg is missing. Add its file, or remove the picture',
    ],
  ])('finds %s', async (_, change, error) => {
    const errors = await findErrorsAfter(change);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(error);
  });

  it('accepts a portrait in each format', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const folder = copyContent(
        edit('people.yaml', './mara-fenn.jpg', `./portraits/mara.${format}`),
      );
      const picture = sharp(join(folder, 'mara-fenn.jpg')).resize(40).toFormat(format);
      cpSync(join(folder, 'mara-fenn.jpg'), join(folder, 'portraits/mara.jpg'));
      writeFileSync(join(folder, `portraits/mara.${format}`), await picture.toBuffer());
      expect(await listContentErrors(folder)).toEqual([]);
    }
  });
});

it('a build reports the same errors for all pictures at once, and publishes nothing', {
  tags: ['nightly'],
}, () => {
  const content = copyContent(
    without('mara-fenn.jpg'),
    cutOff('cities/vero-beach-office.jpg'),
    edit(week, written, '![](./first-week.png)'),
  );
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
    'people.yaml: items.0.picture.file: the picture ./mara-fenn.jpg is missing. ',
    'cities/vero-beach.yaml: office.picture.file: the picture ./vero-beach-office.jpg cannot be read',
    `${week}: the picture ./first-week.png has no description. `,
  ]) {
    expect(stdout + stderr).toContain(`${content}/${sentence}`);
  }
  expect(existsSync(dist)).toBe(false);
});
