/** Figures are shown by the ids of their claims, each only on the pages it is for. */
import { aboutPageSchema } from '../../contracts/content/about-page.ts';
import { cityPageSchema } from '../../contracts/content/city-page.ts';
import { claimsSchema } from '../../contracts/content/claims.ts';
import { contentFile } from '../../contracts/content/folder.ts';
import { homeSchema } from '../../contracts/content/home.ts';
import { servicesPageSchema } from '../../contracts/content/services-page.ts';
import { sitemapSchema } from '../../contracts/content/sitemap.ts';
import { testimonialsPageSchema } from '../../contracts/content/testimonials-page.ts';
import { readPosts, readYaml } from './content.ts';

/** The two claims whose days the home page's chart draws. */
const drawn = ['days-to-fill', 'traditional-days-to-fill'];

interface Shown {
  file: string;
  field: string;
  /** The page as claims.yaml calls it. */
  page: string;
  ids: readonly string[];
}

function shownClaims(): Shown[] {
  const { about } = readYaml('pages/home.yaml', homeSchema);
  const { header } = readYaml('pages/city.yaml', cityPageSchema);
  const { record } = readYaml('pages/about.yaml', aboutPageSchema);
  const { statistics } = readYaml('pages/services.yaml', servicesPageSchema);
  const { header: testimonials } = readYaml('pages/testimonials.yaml', testimonialsPageSchema);
  const shown = (page: string, field: string, ...ids: string[]): Shown => ({
    file: contentFile(`pages/${page === 'cities' ? 'city' : page}.yaml`),
    field,
    page,
    ids,
  });
  return [
    shown('home', 'about.claims', ...about.claims),
    shown('cities', 'header.claims', ...header.claims),
    shown('cities', 'header.against', header.against),
    shown('about', 'record.shares', ...record.shares),
    shown('about', 'record.plain', ...record.plain),
    shown('services', 'statistics.exception', statistics.exception),
    shown('services', 'statistics.claims', ...statistics.claims),
    shown('testimonials', 'header.claims', ...testimonials.claims),
  ];
}

/** @returns a sentence for each unknown id, and for each claim shown on a page it is not for */
export function claimErrors(): string[] {
  const claims = new Map(readYaml('claims.yaml', claimsSchema).map((claim) => [claim.id, claim]));
  const misplaced = shownClaims().flatMap(({ file, field, page, ids }) =>
    ids.flatMap((id) => {
      const claim = claims.get(id);
      if (!claim) return [`${file}: ${field}: no claim has the id '${id}'`];
      if (claim.pages.includes(page)) return [];
      return [`${file}: ${field}: the claim '${id}' is not for the page '${page}'`];
    }),
  );
  const undrawn = drawn
    .filter((id) => typeof claims.get(id)?.value !== 'number')
    .map(
      (id) => `${contentFile('claims.yaml')}: '${id}' must be there and be a number: it is drawn`,
    );
  return [...misplaced, ...undrawn, ...featuredErrors()];
}

/** The sitemap page names posts by their slugs. */
function featuredErrors(): string[] {
  const slugs = [...readPosts('posts'), ...readPosts('articles')].map(({ slug }) => slug);
  const { featured } = readYaml('pages/sitemap.yaml', sitemapSchema).posts;
  return featured
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => `${contentFile('pages/sitemap.yaml')}: posts.featured: no post is '${slug}'`);
}
