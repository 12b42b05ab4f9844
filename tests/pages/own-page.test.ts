import { expect, test } from 'vitest';
import { createSearch, readEntries } from '../../site/features/search/search-engine.ts';
import { findThings, getBuiltPage, parseGraph } from '../support/built-pages.ts';
import { serveFixture } from './support/serve-fixture.ts';

const path = '/desk-jobs';
const get = serveFixture();

test('an own page is in the footer, the sitemaps, the search and llms.txt', async () => {
  const links = (tag: string) =>
    getBuiltPage('/sitemap')
      .elements.find(({ name }) => name === tag)
      ?.inside()
      .filter(({ attributes }) => attributes.href === path)
      .map(({ text }) => text.trim());
  expect(links('footer')).toEqual(['Careers']);
  expect(links('main')).toEqual(['Careers']);
  expect(await (await get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await get('/llms.txt')).text()).toContain(`${path}): Who works here`);
  expect((await get(`/social${path}.png`)).status).toBe(200);
  const search = await createSearch(readEntries(await (await get('/search-index.json')).json()));
  expect(search('commission').hits.map(({ entry }) => entry.to)).toContain(path);
});

test('an own page has its questions and its way from home as structured data', () => {
  const graph = findThings(parseGraph(getBuiltPage(path)));
  const kinds = graph.map((thing) => thing['@type']);
  expect(kinds).toContain('FAQPage');
  expect(graph.filter((thing) => thing['@type'] === 'Question')).toHaveLength(3);
  const way = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(findThings(way?.itemListElement).map(({ name }) => name)).toEqual(['Home', 'Careers']);
});
