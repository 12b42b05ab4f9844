import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFacts, refuseDeadAnchors } from '../../site/build/built-pages.ts';
import { publish, restorePublished } from '../../site/build/publish.ts';
import { parsePage } from '../../site/text/html-source.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { runBuild } from './support/run-build.ts';

/** Writes a folder with one page of this text. */
function writeSite(folder: string, text: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
  return folder;
}

const readText = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

it('a build replaces all files of the last one, and leaves no folder behind', async () => {
  const root = createTempDir();
  const served = writeSite(join(root, 'dist'), 'old');
  writeFileSync(join(served, 'moved-away.html'), '');
  await publish(writeSite(join(root, 'dist.next'), 'new'), served);
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(served)).toEqual(['index.html']);
  expect(readText(served)).toBe('new');
});

it('publishes the first build', async () => {
  const root = createTempDir();
  await publish(writeSite(join(root, 'dist.next'), 'new'), join(root, 'dist'));
  expect(readText(join(root, 'dist'))).toBe('new');
});

it('a build that cannot be published leaves the last one in place', async () => {
  const served = writeSite(join(createTempDir(), 'dist'), 'old');
  await expect(publish(join(served, '../nowhere'), served)).rejects.toThrow('ENOENT');
  expect(readText(served)).toBe('old');
});

it('an interrupted swap is undone', async () => {
  const root = createTempDir();
  writeSite(join(root, 'dist.last'), 'old');
  await restorePublished(join(root, 'dist'));
  expect(readText(join(root, 'dist'))).toBe('old');
});

it('a build of broken content reports every error, fails, and keeps the old site', {
  tags: ['nightly'],
}, () => {
  const root = createTempDir();
  const content = join(root, 'firm');
  cpSync('sample', content, { recursive: true });
  writeFileSync(join(content, 'brand/firm.yaml'), 'name: 4');
  writeFileSync(join(content, 'pay.yaml'), 'roles: {');
  writeFileSync(join(content, 'posts/without-fields.md'), 'Words');
  appendFileSync(join(content, 'legal/terms.md'), '\n![](./desk.png)\n');
  const served = writeSite(join(root, 'dist'), 'old');
  const { status, stdout, stderr } = runBuild(served, { CONTENT_DIR: content });
  expect(status).not.toBe(0);
  for (const sentence of [
    `${content}/brand/firm.yaml:1: name: must be text`,
    `${content}/brand/firm.yaml: siteUrl: is missing`,
    `${content}/pay.yaml:1: `,
    `${content}/posts/without-fields.md:1: the file must begin with fields`,
    'the picture ./desk.png has no description. ',
  ]) {
    expect(stdout + stderr).toContain(sentence);
  }
  expect(readText(served)).toBe('old');
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

it('a build refuses a link to an anchor that its page does not have', () => {
  const check = (html: string) => () =>
    refuseDeadAnchors(
      new Map([
        ['/', readFacts(parsePage('<main id="main"><p id="top">'))],
        ['/about', readFacts(parsePage(html))],
      ]),
      'https://www.alder.example',
    );
  expect(
    check(
      '<a href="/#top">x</a><a href="https://other.example/#gone">x</a><a href="#ä%C3%A4" id="ää">',
    ),
  ).not.toThrow();
  const known = 'which has no such anchor. Its anchors are #main, #top';
  expect(check('<a href="/#gone">x</a>')).toThrow(`/about links to /#gone, ${known}`);
  expect(check('<a href="/#100%">x</a>')).toThrow(`/about links to /#100%, ${known}`);
});
