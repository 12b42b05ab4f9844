import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findByTag, getAttribute, parsePage } from '../../site/text/html-source.ts';
import { fixtureSettings } from '../support/fixture-content.ts';

const readPage = (path: string) =>
  parsePage(
    readFileSync(`${fixtureSettings.SITE_DIST}${path === '/' ? '/index' : path}.html`, 'utf8'),
  );

it('each figure names the pages that show it, and no others', () => {
  const shown = readPage('/how-we-count').flatMap((element) => {
    const id = getAttribute(element, 'data-shown');
    const links = findByTag(element, 'a').map((link) => getAttribute(link, 'href') ?? '');
    return id === undefined ? [] : ([[id, links]] as const);
  });
  const byId = new Map(shown);
  expect(byId.get('days-to-fill')).toContain('/dallas-it-recruitment');
  expect(byId.get('replacements')).toEqual(['/']);
  expect(byId.get('days-to-present')).toEqual(['/services']);
  for (const [id, links] of shown) {
    expect(links, id).not.toEqual([]);
    for (const link of links) {
      const figures = readPage(link).filter(
        (element) => getAttribute(element, 'data-figure') === '',
      );
      const notes = figures.flatMap((figure) => findByTag(figure, 'a'));
      expect(
        notes.map((note) => getAttribute(note, 'href')),
        link,
      ).toContain(`/how-we-count#${id}`);
    }
  }
});
