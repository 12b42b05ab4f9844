/** `npm run content:check` on copies of the fixture content, each with one thing wrong. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSchema } from '../../contracts/content/files.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const cutover = 'posts/count-the-cutover-weekends.md';

/** The command as an owner runs it, on a copy of the content. */
function check(change: (folder: string) => void, ...args: string[]) {
  const folder = join(tempDir(), 'content');
  cpSync(fixtureContent, folder, { recursive: true });
  change(folder);
  const env = { PATH: process.env.PATH, CONTENT_DIR: folder };
  const command = ['tools/content-check.ts', ...args];
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout: stdout.replaceAll(`${folder}/`, '') };
}

const edit = (name: string, from: string | RegExp, to: string) => (folder: string) => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

describe('content:check', () => {
  it('has no errors where the content is sound, and lets style be', () => {
    const { status, stdout } = check(() => {});
    expect(status).toBe(0);
    expect(stdout).not.toContain('Errors');
    expect(stdout).toContain('is sound.');
  });

  it.each<[what: string, change: (folder: string) => void, said: string]>([
    [
      'a field that is missing',
      edit('brand.yaml', /^phone:.*\n/m, ''),
      'brand.yaml: phone: is missing',
    ],
    [
      'a file that is missing',
      (folder) => rmSync(join(folder, 'people.yaml')),
      'people.yaml: the file is missing',
    ],
    [
      'a file that nothing reads',
      (folder) => writeFileSync(join(folder, 'notes.yaml'), 'call: back'),
      'notes.yaml: nothing on the site reads it.',
    ],
    [
      'a link in a field that leads to no page',
      edit('pages/home.yaml', 'to: /testimonials', 'to: /praise'),
      'pages/home.yaml: benefits.links.1.to: /praise leads to no page',
    ],
    [
      'a link in a text that leads to no page',
      edit(cutover, '/blog/ask-before-you-search', '/blog/ask-later'),
      `${cutover}: /blog/ask-later leads to no page`,
    ],
    [
      'an anchor that is on no page',
      edit('pages/career-strategy.yaml', '/about#team', '/about#people'),
      'pages/career-strategy.yaml: schedule.to: /about#people leads to no place on /about',
    ],
    [
      'an anchor that is no heading',
      edit('legal/privacy.md', '#types-of-cookies', '#kinds-of-cookies'),
      'legal/privacy.md: /cookies#kinds-of-cookies leads to no place on /cookies',
    ],
    [
      'a claim that is not there',
      edit('pages/about.yaml', 'warranty-claims', 'guarantees'),
      "pages/about.yaml: record.plain: no claim has the id 'guarantees'",
    ],
    [
      'a claim on a page that may not show it',
      edit('pages/testimonials.yaml', 'industries-served', 'days-to-present'),
      "pages/testimonials.yaml: header.claims: the claim 'days-to-present' is not for the page",
    ],
    [
      'a claim that is drawn and is no number',
      edit('claims.yaml', /value: 12\b/, 'value: twelve'),
      "claims.yaml: 'days-to-fill' must be there and be a number",
    ],
    [
      'a featured post that is not there',
      edit('pages/sitemap.yaml', 'the-desk-by-the-window', 'the-desk-by-the-door'),
      "pages/sitemap.yaml: posts.featured: no post is 'the-desk-by-the-door'",
    ],
    [
      'two posts with one address',
      (folder) =>
        cpSync(
          join(folder, 'articles/ask-before-you-search.md'),
          join(folder, 'articles/not-found.md'),
        ),
      'articles/not-found.md: another page has the address /blog/not-found',
    ],
    [
      'a mark without a note',
      edit(cutover, '[^1]:', '[^2]:'),
      `${cutover}: the note [^1] is missing`,
    ],
  ])('finds %s', (_, change, said) => {
    const { status, stdout } = check(change);
    expect(stdout).toContain(`  ${said}`);
    expect(status).toBe(1);
  });

  it('gives advice on style, which is no error and can be left out', () => {
    const worse = edit(cutover, 'Everyone involved knows this.', 'We leverage synergy!');
    const { status, stdout } = check(worse);
    expect(status).toBe(0);
    expect(stdout).toContain('Advice\n');
    expect(stdout).toMatch(/count-the-cutover-weekends\.md: body\.\d+: synerg\S+: /);
    expect(check(worse, '--errors').stdout).not.toContain('Advice');
  });
});

it('files of another name have no schema', () => {
  expect(contentSchema('posts/Not A Slug.md')).toBeUndefined();
  expect(contentSchema('drafts/post.md')).toBeUndefined();
});
