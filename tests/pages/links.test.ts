import { expect, test } from 'vitest';
import { type BuiltPage, getBuiltPage, readBuiltPages, readPage } from '../support/built-pages.ts';
import { loadFixture } from '../support/fixture-content.ts';
import { serveFixture } from './support/serve-fixture.ts';

const get = serveFixture();

const listIds = ({ elements }: Pick<BuiltPage, 'elements'>) =>
  elements
    .filter(({ place }) => place !== 'template')
    .flatMap(({ attributes }) => attributes.id ?? []);

/** Where each link within the site leads, from a page's address. The server fills in the rest. */
const listLinks = ({ path, elements }: BuiltPage) =>
  elements
    .filter(({ name, place }) => name === 'a' && place === 'body')
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => href !== '' && !href.includes('{{'))
    .map((href) => new URL(href, `http://site.example${path}`))
    .filter(({ host }) => host === 'site.example');

/** Requests a path as a visitor does. @returns the last answer, after redirects */
async function follow(path: string): Promise<Response> {
  const answer = await get(path);
  const next = answer.headers.get('location');
  return next ? follow(next) : answer;
}

test('every internal link leads to a page or file, and every anchor to a target', async () => {
  const ids = new Map<string, Promise<string[]>>();
  const readTarget = async (path: string) => {
    const answer = await follow(path);
    expect(answer.status, path).toBe(200);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    return isPage ? listIds(readPage(await answer.text())) : [];
  };
  for (const built of readBuiltPages()) {
    ids.set(built.path, Promise.resolve(listIds(built)));
    for (const { pathname, hash } of listLinks(built)) {
      if (!ids.has(pathname)) ids.set(pathname, readTarget(pathname));
      const targets = await ids.get(pathname);
      if (hash)
        expect(targets, `${pathname}${hash}, linked from ${built.path}`).toContain(hash.slice(1));
    }
  }
  expect(ids.size).toBeGreaterThan(40);
});

test('each address that content:check accepts exists', async () => {
  for (const path of loadFixture().pages) expect((await get(path)).status, path).toBe(200);
});

const lists = ['/sitemap.xml', '/rss.xml', '/llms.txt', '/search-index.json', '/sitemap'];

test.each([
  ['/blog/count-the-cutover-weekends', lists],
  ['/guides/who-fills-the-night-desk', lists],
  ...['/about/mara-fenn', '/tools/pay', '/dallas-it-recruitment', '/desk-jobs'].map(
    (path) => [path, lists.filter((list) => list !== '/rss.xml')] as const,
  ),
  // For people only.
  ['/search', ['/sitemap']],
  // It has no text yet.
  ['/blog/the-quiet-handover', []],
] as const)('%s is in the lists %j', async (path, expected) => {
  const listing: string[] = [];
  for (const list of lists) {
    const text = await (await get(list)).text();
    // Not in its menus.
    const [main = text] = /<main.*<\/main>/s.exec(text) ?? [];
    if (new RegExp(`${path}["<)]`).test(main)) listing.push(list);
  }
  expect(listing).toEqual(expected);
  expect(await (await get('/robots.txt')).text()).not.toContain(path);
});

test('the footer and the sitemap link to the statements in the content and to own pages', async () => {
  const { elements } = getBuiltPage('/sitemap');
  const linksTo = (address: string) =>
    elements.filter(({ attributes }) => attributes.href === address);
  // In the list of pages, and in the footer.
  expect(linksTo('/accessibility').map(({ text }) => text.trim())).toEqual([
    'Accessibility',
    'Accessibility',
  ]);
  // An own page, likewise.
  expect(linksTo('/desk-jobs').map(({ text }) => text.trim())).toEqual(['Careers', 'Careers']);
  expect(linksTo('/equal-opportunity')).toEqual([]);
  expect((await get('/equal-opportunity')).status).toBe(404);
});

test('each entry of the sitemap has the icon of its kind', async () => {
  const { elements } = getBuiltPage('/sitemap');
  const icons = elements.flatMap(({ attributes }) => attributes['data-kind'] ?? []);
  const entries = elements.filter(({ attributes }) => attributes.class?.includes('site-map-item'));
  expect(icons).toHaveLength(entries.length);
  expect(new Set(icons).size).toBe(7);
});

test('an unknown address offers the search, the services, home and the sitemap', async () => {
  const answer = await get('/nothing-here');
  expect(answer.status).toBe(404);
  const { elements } = readPage(await answer.text());
  const [heading] = elements.filter(({ name }) => name === 'h1');
  expect(heading?.text.trim()).toBe('No such page');
  const main = elements.find(({ name }) => name === 'main')?.inside() ?? [];
  const ways = main.filter(({ name }) => name === 'a').map(({ attributes }) => attributes.href);
  expect(ways).toEqual(expect.arrayContaining(['/', '/sitemap', '/services/interim-staffing']));
  // Without a script too, the field leads to the search.
  const field = elements.find(({ attributes }) => attributes.id === 'not-found-field');
  expect(field?.attributes).toMatchObject({ name: 'q', type: 'search' });
  const form = elements.filter(({ name }) => name === 'form');
  expect(form.map(({ attributes }) => attributes.action)).toContain('/search');
});

test('the footer shows the year of the build without a script', () => {
  for (const { path, elements } of readBuiltPages()) {
    const footer = elements.find(({ attributes }) => attributes.class?.includes('footer-legal'));
    if (footer) expect(footer.text, path).toMatch(/© 20\d\d Juniper Row/);
  }
});
