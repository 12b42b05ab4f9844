/** What an owner may leave out of the site: `off` in content/brand/firm.yaml. */

interface Part {
  /** The content that only this part shows, as `FILE` or `FILE/FIELD`. */
  content: readonly string[];
  /** Where links to it lead: a page, an anchor, or with a slash at the end all pages of a folder. */
  links: readonly string[];
}

/** A section of a page, with the anchor that it has. */
const section = (page: string, name: string, ...links: string[]): Part => ({
  content: [`pages/${page}.yaml/${name}`],
  links,
});

const parts = {
  newsletter: {
    content: ['pages/newsletter.yaml', 'pages/blog.yaml/newsletter', 'pages/blog.yaml/post/stay'],
    links: [],
  },
  toolbox: { content: ['tools/toolbox.yaml'], links: ['/tools', '/tools/files/'] },
  'cost-of-vacancy': {
    content: ['tools/cost-of-vacancy.yaml'],
    links: ['/tools/cost-of-vacancy'],
  },
  'hiring-brief': { content: ['tools/hiring-brief.yaml'], links: ['/tools/hiring-brief'] },
  scorecard: { content: ['tools/scorecard.yaml'], links: ['/tools/scorecard'] },
  'specimen-slate': { content: ['tools/specimen-slate.yaml'], links: ['/tools/specimen-slate'] },
  pay: { content: ['pay.yaml'], links: ['/tools/pay'] },
  guides: { content: ['pages/guides.yaml', 'guides/'], links: ['/guides', '/guides/'] },
  talks: { content: ['videos.yaml', 'pages/blog.yaml/videos'], links: ['/blog#talks'] },
  testimonials: {
    content: ['pages/testimonials.yaml'],
    links: ['/testimonials'],
  },
  'person-pages': { content: [], links: ['/about/'] },
  'how-we-count': { content: ['pages/how-we-count.yaml'], links: ['/how-we-count'] },
  'career-strategy': { content: ['pages/career-strategy.yaml'], links: ['/career-strategy'] },
  booking: { content: ['hours.yaml'], links: [] },
  'city-banner': { content: ['banner-cities.yaml', 'pages/home.yaml/about/banner'], links: [] },
  'cookie-banner': { content: ['pages/consent.yaml'], links: ['/privacy#cookies'] },
  'home.pains': section('home', 'pains'),
  'home.mission': section('home', 'mission'),
  'home.benefits': section('home', 'benefits'),
  'home.services': section('home', 'services', '/#services'),
  'home.comparison': section('home', 'comparison'),
  'home.testimonials': section('home', 'testimonials'),
  'home.clients': section('home', 'clients'),
  'home.about': section('home', 'about', '/#about'),
  'services.statistics': section('services', 'statistics'),
  'services.difference': section('services', 'difference'),
  'services.delivery': section('services', 'delivery'),
  'services.steps': section('services', 'steps'),
  'services.tiles': section('services', 'tiles'),
  'about.mission': section('about', 'mission'),
  'about.leaders': section('about', 'leaders', '/about#team'),
  'about.practice': section('about', 'practice'),
  'about.values': section('about', 'values'),
  'about.record': section('about', 'record'),
  'about.onward': section('about', 'onward'),
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);
/** The page of all claims is off when there are none, and booking without hours. */
const derivedNames: readonly PartName[] = ['how-we-count', 'booking'];
/** The names that an owner may write. */
export const partNames: readonly PartName[] = Object.keys(parts)
  .filter(isPartName)
  .filter((name) => !derivedNames.includes(name));

type Off = Iterable<PartName>;

/** @returns whether only parts that are off show a content file, or a field of it */
export const isOffContent = (off: Off, name: string, field: readonly string[] = []): boolean => {
  const place = [name, ...field].join('/');
  return [...off].some((part) =>
    parts[part].content.some(
      (shown) => place === shown || place.startsWith(shown.endsWith('/') ? shown : `${shown}/`),
    ),
  );
};

/** @param to a path on this site, with or without an anchor */
export const isOffLink = (off: Off, to: string): boolean =>
  [...off].some((part) =>
    parts[part].links.some(
      (link) =>
        to === link || to.startsWith(`${link}#`) || (link.endsWith('/') && to.startsWith(link)),
    ),
  );

/** @returns a copy in which no list has an entry that links to what is off */
export function dropOffLinks<Value>(off: Off, value: Value): Value;
export function dropOffLinks(off: Off, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !linksToOff(off, item)).map((item) => dropOffLinks(off, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, dropOffLinks(off, item)]),
  );
}

const linksToOff = (off: Off, item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'to' in item &&
  typeof item.to === 'string' &&
  isOffLink(off, item.to);
