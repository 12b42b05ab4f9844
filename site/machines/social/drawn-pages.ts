/** The pages with an image of their own: its words and its figure. */
import { aboutPageSchema } from '../../../contracts/content/about-page.ts';
import { blogPageSchema } from '../../../contracts/content/blog-page.ts';
import { careerStrategySchema } from '../../../contracts/content/career-strategy.ts';
import { cityPath, firstCity } from '../../../contracts/content/city.ts';
import { cityPageSchema } from '../../../contracts/content/city-page.ts';
import { contactPageSchema } from '../../../contracts/content/contact-page.ts';
import { servicesPageSchema } from '../../../contracts/content/services-page.ts';
import { testimonialsPageSchema } from '../../../contracts/content/testimonials-page.ts';
import { brand, cities, claim, home, load, services } from '../../content/content.ts';
import { allPosts } from '../../content/posts.ts';
import { coverFigure, type Topic } from '../../drawing/covers/cover.ts';
import { cityMarkers } from '../../features/cities/city-markers.ts';
import { fill } from '../../text/fill.ts';
import type { SocialCard } from './cards.ts';
import { cityFigure } from './city-figure.ts';
import { onTheLine, type SocialFigure, side } from './figure.ts';
import { homeChart } from './home-chart.ts';
import {
  brief,
  fifteenMinutes,
  joined,
  nineStops,
  switches,
  thirtyMinutes,
} from './page-figures.ts';
import { fourWays, serviceFigures } from './service-figures.ts';

/** The words of a card whose page has none of its own for it. */
export type Drawn = Partial<Pick<SocialCard, 'title' | 'label'>> & { figure: SocialFigure };

const cover = (slug: string, topic: Topic): SocialFigure =>
  onTheLine(coverFigure(slug, topic, side));
const city = load('pages/city', cityPageSchema);
const days = (id: string) => Number(claim(id).value);

const pages: [path: string, drawn: Drawn][] = [
  [
    '/',
    {
      title: home.hero.headline,
      label: brand.footerLine,
      figure: homeChart(days('days-to-fill'), days('traditional-days-to-fill')),
    },
  ],
  [
    '/services',
    {
      title: load('pages/services', servicesPageSchema).header.headline,
      figure: onTheLine(fourWays()),
    },
  ],
  [
    '/about',
    {
      title: load('pages/about', aboutPageSchema).header.headline.join(' '),
      figure: onTheLine(joined()),
    },
  ],
  [
    '/contact',
    {
      title: load('pages/contact', contactPageSchema).header.headline,
      figure: onTheLine(thirtyMinutes()),
    },
  ],
  [
    '/career-strategy',
    {
      title: load('pages/career-strategy', careerStrategySchema).headline,
      figure: onTheLine(fifteenMinutes()),
    },
  ],
  [
    '/testimonials',
    {
      title: load('pages/testimonials', testimonialsPageSchema).header.headline,
      figure: onTheLine(nineStops()),
    },
  ],
  ['/blog', { title: load('pages/blog', blogPageSchema).headline, figure: onTheLine(brief()) }],
  ['/locations', { title: city.all.headline, figure: cityFigure(firstCity) }],
  ['/privacy', { figure: cover('privacy', 'Cybersecurity') }],
  ['/terms', { figure: cover('terms', 'HR Partnership') }],
  ['/cookies', { figure: onTheLine(switches()) }],
  ['/sitemap', { figure: cover('sitemap', 'Technology Strategy') }],
];

export const drawnPages: ReadonlyMap<string, Drawn> = new Map([
  ...pages,
  ...services.map(({ id, name, pricing, days: { most } }): [string, Drawn] => [
    `/services/${id}`,
    { title: name, label: pricing.timeframe, figure: onTheLine(serviceFigures[id](most ?? 0)) },
  ]),
  ...cities.map((each): [string, Drawn] => [
    cityPath(each.slug),
    {
      title: fill(city.header.headline, cityMarkers(each)),
      label: each.metroArea,
      figure: cityFigure(each.slug),
    },
  ]),
  ...allPosts.map(({ slug, title, topic }): [string, Drawn] => [
    `/blog/${slug}`,
    { title, label: topic, figure: cover(slug, topic) },
  ]),
]);
