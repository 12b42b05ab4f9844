import type { Page } from '@playwright/test';

/** At least one page of every kind on the fixture site. */
export const pageKinds: readonly string[] = [
  '/',
  '/services',
  '/services/executive-professional-search',
  '/services/interim-staffing',
  '/services/talent-acquisition-service',
  '/services/fox-fast-track',
  // Cities with and without an office.
  '/dallas-it-recruitment',
  '/shreveport-it-recruitment',
  '/new-york-city-it-recruitment',
  '/locations',
  '/about',
  // A person with searches, and one without.
  '/about/mara-fenn',
  '/about/otis-quill',
  '/how-we-count',
  '/tools',
  '/tools/cost-of-vacancy',
  '/tools/hiring-brief',
  '/tools/scorecard',
  '/tools/specimen-slate',
  '/tools/pay',
  '/contact',
  '/testimonials',
  '/career-strategy',
  // An own page with all sections.
  '/desk-jobs',
  '/privacy',
  '/cookies',
  '/sitemap',
  '/blog',
  // A post with a table, one without a body, and an article.
  '/blog/count-the-cutover-weekends',
  '/blog/the-quiet-handover',
  '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out',
  '/guides',
  '/guides/who-fills-the-night-desk',
  '/search',
  '/search?q=data',
  '/search?q=nothing-has-this-word',
  '/nothing-here',
  '/blog/nothing-here',
  '/newsletter/confirm?token=of-nobody',
  '/appointment?token=wrong',
];

/** Between them they have most sections, fields and drawings. */
export const firstTier: readonly string[] = [
  '/',
  '/services/executive-professional-search',
  '/dallas-it-recruitment',
  '/contact',
  '/blog/count-the-cutover-weekends',
  '/tools/scorecard',
];

/** The paths of sitemap.xml. */
export async function readSitemapPaths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/sitemap.xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
