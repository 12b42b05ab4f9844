/** The entries of /search-index.json. */
import { getEntry } from 'astro:content';
import { aboutPageSchema } from '../../../lib/content/schemas/about-page.ts';
import { careerStrategySchema } from '../../../lib/content/schemas/career-strategy.ts';
import { cityPath } from '../../../lib/content/schemas/city.ts';
import { cityPageSchema } from '../../../lib/content/schemas/city-page.ts';
import { countSentence, figureOf } from '../../../lib/content/schemas/claims.ts';
import { contactPageSchema } from '../../../lib/content/schemas/contact-page.ts';
import { costOfVacancySchema } from '../../../lib/content/schemas/cost-of-vacancy.ts';
import { guidesPageSchema } from '../../../lib/content/schemas/guides-page.ts';
import { hiringBriefSchema } from '../../../lib/content/schemas/hiring-brief.ts';
import { howWeCountPageSchema } from '../../../lib/content/schemas/how-we-count-page.ts';
import { legalPages } from '../../../lib/content/schemas/legal.ts';
import { peopleSchema } from '../../../lib/content/schemas/people.ts';
import { scorecardSchema } from '../../../lib/content/schemas/scorecard.ts';
import { servicesPageSchema } from '../../../lib/content/schemas/services-page.ts';
import { testimonialsPageSchema } from '../../../lib/content/schemas/testimonials-page.ts';
import { toolboxSchema } from '../../../lib/content/schemas/toolbox.ts';
import { videosSchema } from '../../../lib/content/schemas/videos.ts';
import {
  brand,
  cities,
  claims,
  home,
  industries,
  jobTitles,
  load,
  ownPages,
  services,
  testimonials,
} from '../../content/content.ts';
import { routeGroups } from '../../content/routes.ts';
import { formatShortDate } from '../../text/dates.ts';
import { fill } from '../../text/sentences.ts';
import { cityMarkers, isServed } from '../city/city-markers.ts';
import { guidePath, guides } from '../guide/guides.ts';
import { writtenPosts } from '../post/posts.ts';
import type { SearchEntry } from './entry.ts';
import { phrasesIn, plainText } from './plain-text.ts';

/** @returns all entries; of two equally good results, the earlier entry is shown first */
export const indexEntries = async (): Promise<SearchEntry[]> => [
  ...serviceEntries(),
  ...(await guideEntries()),
  ...(await postEntries()),
  ...cityEntries(),
  ...(await pageEntries()),
];

/** The services with all the text of their pages. */
const serviceEntries = (): SearchEntry[] =>
  services.map(({ id, name, shortDescription, longDescription, clients, ...rest }) => ({
    to: `/services/${id}`,
    kind: 'service',
    title: name,
    note: '',
    summary: `${shortDescription} ${longDescription}`,
    tags: clients.flatMap(({ industry, roles }) => [industry, ...roles]),
    body: phrasesIn([
      clients.map(({ industry, roles }) => `${industry}: ${roles.join(', ')}.`),
      rest,
    ]),
  }));

/** The guides with their bodies, newest first. */
const guideEntries = (): Promise<SearchEntry[]> => {
  const { checked } = load('pages/guides', guidesPageSchema);
  return Promise.all(
    guides.map(async (guide) => ({
      to: guidePath(guide),
      kind: 'article',
      title: guide.title,
      note: `${checked} ${formatShortDate(guide.checked)}.`,
      summary: `${guide.answer} ${guide.summary}`,
      tags: [...new Set<string>([guide.topic, ...guide.tags])],
      body: plainText((await getEntry('guides', guide.slug))?.rendered?.html ?? ''),
    })),
  );
};

/** The posts with their bodies, newest first. */
const postEntries = (): Promise<SearchEntry[]> =>
  Promise.all(
    writtenPosts.map(async ({ collection, slug, title, topic, date, tags, summary }) => ({
      to: `/blog/${slug}`,
      kind: 'article',
      title,
      note: `${topic}, ${formatShortDate(date)}.`,
      summary,
      tags: [...new Set<string>([topic, ...tags])],
      body: plainText((await getEntry(collection, slug))?.rendered?.html ?? ''),
    })),
  );

/** The cities with their roles and industries. */
function cityEntries(): SearchEntry[] {
  const { header, roles, industries: title } = load('pages/city', cityPageSchema);
  return cities.map((city) => {
    const { slug, state, stateAbbr, metroArea, techRoles, expertise } = city;
    const markers = cityMarkers(city);
    return {
      to: cityPath(slug),
      kind: 'city',
      title: fill(header.headline, markers),
      note: '',
      summary: fill(isServed(city) ? header.lead.served : header.lead.office, markers),
      tags: [state, stateAbbr, metroArea, ...techRoles, ...city.industries],
      body: [
        `${roles.headline}: ${techRoles.join(', ')}.`,
        `${title}: ${city.industries.join(', ')}.`,
        expertise,
      ].join(' '),
    };
  });
}

/** The text of the main pages, by path. The posts of the list have their own entries. */
const mainPages = (): Record<string, unknown> => ({
  '/': [home, `${jobTitles.join(', ')}.`],
  '/services': { ...load('pages/services', servicesPageSchema), detail: [] },
  '/about': [load('people', peopleSchema).items, load('pages/about', aboutPageSchema)],
  '/career-strategy': load('pages/career-strategy', careerStrategySchema),
  '/guides': { ...load('pages/guides', guidesPageSchema), groups: [] },
  '/how-we-count': [
    load('pages/how-we-count', howWeCountPageSchema),
    claims.map((claim) => `${figureOf(claim)} ${claim.label}: ${countSentence(claim)}`),
  ],
  '/testimonials': [
    load('pages/testimonials', testimonialsPageSchema),
    `${industries.join(', ')}.`,
    testimonials,
  ],
  '/blog': load('videos', videosSchema).items,
  '/tools': load('tools/toolbox', toolboxSchema),
  '/tools/cost-of-vacancy': load('tools/cost-of-vacancy', costOfVacancySchema),
  '/tools/scorecard': load('tools/scorecard', scorecardSchema),
  '/tools/hiring-brief': load('tools/hiring-brief', hiringBriefSchema),
  ...Object.fromEntries(ownPages.map(({ slug, sections }) => [`/${slug}`, sections])),
  '/contact': [`${brand.phone}, ${brand.email}.`, load('pages/contact', contactPageSchema)],
});

/** The main and legal pages, as the sitemap page names them; the search does not find itself. */
async function pageEntries(): Promise<SearchEntry[]> {
  const texts: Record<string, string> = {};
  for (const [path, content] of Object.entries(mainPages())) texts[path] = phrasesIn(content);
  for (const page of legalPages)
    texts[`/${page}`] = plainText((await getEntry('legal', page))?.rendered?.html ?? '');
  return routeGroups()
    .filter(({ kind }) => kind === 'page' || kind === 'legal')
    .flatMap(({ routes }) => routes)
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
