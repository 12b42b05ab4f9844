import { describe, expect, it } from 'vitest';
import { canonicalPaths, routeGroups, sitemap } from '../../site/content/routes.ts';

const post = (slug: string) => ({ slug, title: `About ${slug}`, summary: 'One line.' });
const featured = sitemap.posts.featured.map(post);
const listed = (posts = featured) => routeGroups(posts).flatMap(({ routes }) => routes);

describe('the route list', () => {
  it('gives sitemap.xml every page that the sitemap page has, once', () => {
    const pages = listed().filter(({ to }) => to !== '/search');
    expect(canonicalPaths(featured)).toEqual(pages.map(({ to }) => to));
  });
  it('has four services, five locations, the guides, three featured posts and the legal pages', () => {
    const [main, ...counts] = routeGroups(featured).map(({ routes }) => routes.length);
    expect(main).toBeGreaterThanOrEqual(sitemap.main.pages.length);
    expect(counts).toEqual([4, 5, 2, 3, 4]);
  });
  it('leads people and search engines to the canonical addresses of the cities', () => {
    for (const paths of [listed().map(({ to }) => to), canonicalPaths(featured)]) {
      expect(paths).toEqual(expect.arrayContaining(['/locations', '/dallas-it-recruitment']));
      expect(paths).not.toContain('/locations/dallas');
    }
  });
  it('shows people the search, and keeps it from search engines', () => {
    expect(listed().map(({ to }) => to)).toContain('/search');
    expect(canonicalPaths(featured)).not.toContain('/search');
  });
  it('has no blog before there are posts', () => {
    expect(canonicalPaths([]).filter((path) => path.startsWith('/blog'))).toEqual([]);
    expect(routeGroups([]).map(({ title }) => title)).not.toContain(sitemap.posts.title);
  });
  it('names every post to search engines, and shows the featured ones', () => {
    const posts = [post('another-post'), ...featured];
    expect(canonicalPaths(posts)).toContain('/blog/another-post');
    expect(listed(posts).map(({ to }) => to)).not.toContain('/blog/another-post');
  });
  it('says no address twice', () => {
    const paths = canonicalPaths([post('another-post'), ...featured]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
