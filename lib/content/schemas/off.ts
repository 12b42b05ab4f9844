/** What an owner may leave out of the site: `off` in content/brand/firm.yaml. */

interface Part {
  /** The content that only this part shows, as `FILE` or `FILE/FIELD`. */
  content: readonly string[];
  /** Targets of links to it: a page, an anchor, or a folder with a trailing slash for all its pages. */
  links: readonly string[];
}

/** @param links the section's anchor, if it has one */
const toSection = (page: string, name: string, ...links: string[]): Part => ({
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
  'home.pains': toSection('home', 'pains'),
  'home.mission': toSection('home', 'mission'),
  'home.benefits': toSection('home', 'benefits'),
  'home.services': toSection('home', 'services', '/#services'),
  'home.comparison': toSection('home', 'comparison'),
  'home.testimonials': toSection('home', 'testimonials'),
  'home.clients': toSection('home', 'clients'),
  'home.about': toSection('home', 'about', '/#about'),
  'services.statistics': toSection('services', 'statistics'),
  'services.difference': toSection('services', 'difference'),
  'services.delivery': toSection('services', 'delivery'),
  'services.steps': toSection('services', 'steps'),
  'services.tiles': toSection('services', 'tiles'),
  'about.mission': toSection('about', 'mission'),
  'about.leaders': toSection('about', 'leaders', '/about#team'),
  'about.practice': toSection('about', 'practice'),
  'about.values': toSection('about', 'values'),
  'about.record': toSection('about', 'record'),
  'about.onward': toSection('about', 'onward'),
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);
/** Off if their content is missing: /how-we-count without claims, booking without hours. */
const derivedNames: readonly PartName[] = ['how-we-count', 'booking'];
/** The names that an owner may write. */
export const partNames: readonly PartName[] = Object.keys(parts)
  .filter(isPartName)
  .filter((name) => !derivedNames.includes(name));

type Off = Iterable<PartName>;

/** @returns whether a content file, or a field of it, appears only in parts that are off */
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

/** @returns a copy without the list entries that link to what is off */
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
