import { expect, it } from 'vitest';
import { listCanonicalPaths, listRouteGroups, sitemap } from '../../site/content/routes.ts';
import { isHeldBack } from '../../site/content/sample-pages.ts';

const post = (slug: string) => ({ slug, title: `About ${slug}`, summary: 'One line.' });
const featured = sitemap.posts.featured.map(post);
const listed = (posts = featured) => listRouteGroups(posts).flatMap(({ routes }) => routes);

it('the route list lists every page of the sitemap page once in sitemap.xml', () => {
  const pages = listed().filter(({ to }) => to !== '/search');
  expect(listCanonicalPaths(featured)).toEqual(pages.map(({ to }) => to));
});
it('the route list has three people, four services, five locations, the guides, three featured posts, the legal pages and a statement', () => {
  const [main, ...counts] = listRouteGroups(featured).map(({ routes }) => routes.length);
  expect(main).toBeGreaterThanOrEqual(sitemap.main.pages.length);
  expect(counts).toEqual([3, 4, 5, 2, 3, 5]);
});
it('the route list leaves out the blog while there are no posts', () => {
  expect(listCanonicalPaths([]).filter((path) => path.startsWith('/blog'))).toEqual([]);
  expect(listRouteGroups([]).map(({ title }) => title)).not.toContain(sitemap.posts.title);
});
it('the route list lists every post for search engines and the featured ones for people', () => {
  const posts = [post('another-post'), ...featured];
  expect(listCanonicalPaths(posts)).toContain('/blog/another-post');
  expect(listed(posts).map(({ to }) => to)).not.toContain('/blog/another-post');
});
it('the route list lists each address once', () => {
  const paths = listCanonicalPaths([post('another-post'), ...featured]);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([
  ...['/testimonials', '/about', '/about/mara-fenn', '/desk-jobs', '/services/interim-staffing'],
  ...['/locations', '/dallas-it-recruitment', '/tools/specimen-slate'],
  '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out',
])('%s shows samples, so search engines do not list it at a real address', (path) => {
  expect(isHeldBack(path, new URL('https://www.alderway.com'))).toBe(true);
  expect(isHeldBack(path, new URL('https://juniper-row.example'))).toBe(false);
});
