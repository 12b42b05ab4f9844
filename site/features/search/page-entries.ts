import { getEntry } from 'astro:content';
import { aboutPageSchema } from '../../../contracts/content/about-page.ts';
import { careerStrategySchema } from '../../../contracts/content/career-strategy.ts';
import { contactPageSchema } from '../../../contracts/content/contact-page.ts';
import { legalPages } from '../../../contracts/content/legal.ts';
import { peopleSchema } from '../../../contracts/content/people.ts';
import { servicesPageSchema } from '../../../contracts/content/services-page.ts';
import { testimonialsPageSchema } from '../../../contracts/content/testimonials-page.ts';
import { videosSchema } from '../../../contracts/content/videos.ts';
import { brand, home, industries, jobTitles, load, testimonials } from '../../content/content.ts';
import { sitemap } from '../../content/routes.ts';
import type { SearchEntry } from './entry.ts';
import { phrasesIn } from './phrases-in.ts';
import { plainText } from './plain-text.ts';

/** What the main pages say, by their paths. The list of posts stands in the index post by post. */
const contents: Readonly<Record<string, unknown>> = {
  '/': [home, `${jobTitles.join(', ')}.`],
  '/services': { ...load('pages/services', servicesPageSchema), detail: [] },
  '/about': [load('people', peopleSchema).items, load('pages/about', aboutPageSchema)],
  '/career-strategy': load('pages/career-strategy', careerStrategySchema),
  '/testimonials': [
    load('pages/testimonials', testimonialsPageSchema),
    `${industries.join(', ')}.`,
    testimonials,
  ],
  '/blog': load('videos', videosSchema).items,
  '/contact': [`${brand.phone}, ${brand.email}.`, load('pages/contact', contactPageSchema)],
};

/** The main and legal pages, as the sitemap page names them; the search does not find itself. */
export async function pageEntries(): Promise<SearchEntry[]> {
  const texts: Record<string, string> = {};
  for (const [path, content] of Object.entries(contents)) texts[path] = phrasesIn(content);
  for (const page of legalPages)
    texts[`/${page}`] = plainText((await getEntry('legal', page))?.rendered?.html ?? '');
  return [...sitemap.main.pages, ...sitemap.legal.pages]
    .filter(({ to }) => to !== '/search')
    .map(({ label, to, text }) => ({
      to,
      kind: 'page',
      title: label,
      note: '',
      summary: text,
      tags: [],
      body: texts[to] ?? '',
    }));
}
