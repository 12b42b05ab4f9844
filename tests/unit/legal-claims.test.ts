/** docs/legal-claims.md quotes the shipped legal pages, and names files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillMarkers } from '../../lib/content/markers.ts';

const pages = globSync('sample/legal/*.md').map((file) => basename(file, '.md'));
const [, ...sections] = readFileSync('docs/legal-claims.md', 'utf8').split(/^## /m);

/** @returns the sentences of a page, each with what makes it true */
const readRows = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));

/** @returns a page's text, with each table row as its cells with colons between them */
const readPage = (page: string) =>
  fillMarkers(readFileSync(`sample/legal/${page}.md`, 'utf8'), {}).replace(
    /^\| (.*) \|$/gm,
    (_, row: string) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(': '),
  );

it('has a table for each legal page', () => {
  expect(sections.map((section) => section.split('\n', 1)[0]).toSorted()).toEqual(pages.toSorted());
});

describe.each(sections.map((section) => [section.split('\n', 1)[0] ?? '', section] as const))(
  '%s',
  (page, section) => {
    const rows = readRows(section);

    it('is quoted word for word', () => {
      const text = readPage(page);
      expect(rows.length).toBeGreaterThan(0);
      expect(
        rows.map(([sentence = '']) => sentence).filter((each) => !text.includes(each)),
      ).toEqual([]);
    });

    it('has a test, a setting or a practice for each sentence', () => {
      const unfounded = rows.filter(
        ([, reason = '']) =>
          !/`[\w.-]+\/|`npm run|[Ss]etting|[Pp]ractice|A property of browsers/.test(reason),
      );
      expect(unfounded).toEqual([]);
    });

    it('names files that exist', () => {
      const paths = rows.flatMap(([, reason = '']) =>
        [...reason.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path),
      );
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    });
  },
);
