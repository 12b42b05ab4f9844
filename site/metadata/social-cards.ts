/** The social image of each page: its title, a line about it, and the figure of its kind. */
import { getPersonPath } from '../../lib/content/addresses.ts';
import type { City } from '../../lib/content/schemas/city.ts';
import { brand, cities, home, load, people, services } from '../content/content.ts';
import { listIndexedRoutes, type RouteGroup } from '../content/routes.ts';
import { getSkyline } from '../drawing/skylines.ts';
import { fillCity } from '../features/city/city-details.ts';
import { getGuidePath, guides } from '../features/guide/guides.ts';
import { writtenPosts } from '../features/post/posts.ts';
import { placeAtBottom, placeCoverOnLine, type SocialCard } from './social-card.ts';

const cityPage = load('pages/city.yaml');

/** Headlines that say more than the name of their page in menus. */
const headlines: Readonly<Record<string, string | undefined>> = {
  '/': home.hero.headline,
  '/about': load('pages/about.yaml').header.headline.join(' '),
  '/blog': load('pages/blog.yaml').headline,
  '/career-strategy': load('pages/career-strategy.yaml')?.headline,
  '/contact': load('pages/contact.yaml').header.headline,
  '/guides': load('pages/guides.yaml')?.headline,
  '/how-we-count': load('pages/how-we-count.yaml')?.headline,
  '/locations': cityPage.all.headline,
  '/services': load('pages/services.yaml').header.headline,
  '/testimonials': load('pages/testimonials.yaml')?.header.headline,
};

/** A larger skyline would run into the title or the logo. */
const [maxWidthPx, maxHeightPx] = [640, 400];

function drawSkylineFigure(city: City) {
  const { width, height, top, outline, hairlines } = getSkyline(city);
  const scale = Math.min(maxWidthPx / width, maxHeightPx / height);
  return placeAtBottom({ line: outline, hairlines, width, ground: top + height }, scale);
}

/** Where a card differs from the one of its kind of page. */
const ownCards = new Map<string, Partial<SocialCard>>([
  ...Object.entries(headlines).map(([path, title]) => [path, { title }] as const),
  ...people.map(({ id, role }) => [getPersonPath(id), { label: role }] as const),
  ...services.map(({ id, pricing }) => [`/services/${id}`, { label: pricing.timeframe }] as const),
  ...cities.map((city) => {
    const title = fillCity(cityPage.header.headline, city);
    return [city.path, { title, label: city.metroArea, figure: drawSkylineFigure(city) }] as const;
  }),
  ...writtenPosts.map(({ slug, topic }) => {
    const figure = placeCoverOnLine(slug, topic);
    return [`/blog/${slug}`, { label: topic, figure }] as const;
  }),
  ...guides.map((guide) => {
    const { slug, topic, drawn } = guide;
    const figure = placeCoverOnLine(slug, drawn.topic, drawn.sections);
    return [getGuidePath(guide), { label: topic, figure }] as const;
  }),
]);

/** The cover that stands for each kind of page that has no drawing. */
const kindTopics: Record<RouteGroup['kind'], string> = {
  page: 'Hiring Strategy',
  person: 'HR Partnership',
  service: 'Recruitment Technology',
  city: 'Cloud Infrastructure',
  article: 'Career Strategy',
  legal: 'Cybersecurity',
};

/** The social image of each page that search engines list. */
export const socialCards: readonly SocialCard[] = listIndexedRoutes().map(
  ({ kind, to: path, label }) => {
    const { title = label, ...own } = ownCards.get(path) ?? {};
    return {
      path,
      title,
      // Avoids showing the title twice.
      label: label === title ? brand.footerLine : label,
      figure: placeCoverOnLine(kind, kindTopics[kind]),
      ...own,
    };
  },
);

/** @returns the card of a page by its canonical path */
export const socialCard = (path: string): SocialCard | undefined =>
  socialCards.find((card) => card.path === path);
