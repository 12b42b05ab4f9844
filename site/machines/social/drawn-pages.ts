/** The pages with an image of their own: its words and its figure. */
import { aboutPageSchema } from '../../../contracts/content/about-page.ts';
import { blogPageSchema } from '../../../contracts/content/blog-page.ts';
import { careerStrategySchema } from '../../../contracts/content/career-strategy.ts';
import { cityPath } from '../../../contracts/content/city.ts';
import { cityPageSchema } from '../../../contracts/content/city-page.ts';
import { contactPageSchema } from '../../../contracts/content/contact-page.ts';
import { guidesPageSchema } from '../../../contracts/content/guides-page.ts';
import { howWeCountPageSchema } from '../../../contracts/content/how-we-count-page.ts';
import { peopleSchema } from '../../../contracts/content/people.ts';
import { servicesPageSchema } from '../../../contracts/content/services-page.ts';
import { testimonialsPageSchema } from '../../../contracts/content/testimonials-page.ts';
import { brand, cities, claim, home, load, services } from '../../content/content.ts';
import { guidePath, guides } from '../../content/guides.ts';
import { allPosts } from '../../content/posts.ts';
import { coverFigure, type Topic } from '../../drawing/covers/cover.ts';
import { cityMarkers } from '../../features/cities/city-markers.ts';
import { firstOfAll } from '../../features/cities/first-of-all.ts';
import { fill } from '../../text/fill.ts';
import type { SocialCard } from './cards.ts';
import { onTheLine, type SocialFigure, sidePx } from './figure.ts';
import { homeChart } from './home-chart.ts';
import {
  brief,
  cityFigure,
  clocks,
  fifteenMinutes,
  joined,
  nineStops,
  switches,
  thirtyMinutes,
} from './page-figures.ts';
import { serviceFigure, ways } from './service-figures.ts';

/** The words of a card whose page has none of its own for it. */
export type Drawn = Partial<Pick<SocialCard, 'title' | 'label'>> & { figure: SocialFigure };

const cover = (slug: string, topic: Topic): SocialFigure =>
  onTheLine(coverFigure(slug, topic, sidePx));
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
      figure: onTheLine(ways(services.length)),
    },
  ],
  [
    '/about',
    {
      title: load('pages/about', aboutPageSchema).header.headline.join(' '),
      figure: onTheLine(joined(load('people', peopleSchema).items.length)),
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
  [
    '/how-we-count',
    {
      title: load('pages/how-we-count', howWeCountPageSchema).headline,
      figure: onTheLine(clocks()),
    },
  ],
  ['/blog', { title: load('pages/blog', blogPageSchema).headline, figure: onTheLine(brief()) }],
  [
    '/guides',
    {
      title: load('pages/guides', guidesPageSchema).headline,
      figure: cover('guides', 'Career Strategy'),
    },
  ],
  ['/locations', { title: city.all.headline, figure: cityFigure(firstOfAll(cities, city).first) }],
  ['/privacy', { figure: cover('privacy', 'Cybersecurity') }],
  ['/terms', { figure: cover('terms', 'HR Partnership') }],
  ['/cookies', { figure: onTheLine(switches()) }],
  ['/sitemap', { figure: cover('sitemap', 'Technology Strategy') }],
];

export const drawnPages: ReadonlyMap<string, Drawn> = new Map([
  ...pages,
  ...services.map((service): [string, Drawn] => [
    `/services/${service.id}`,
    {
      title: service.name,
      label: service.pricing.timeframe,
      figure: onTheLine(serviceFigure(service)),
    },
  ]),
  ...cities.map((each): [string, Drawn] => [
    cityPath(each.slug),
    {
      title: fill(city.header.headline, cityMarkers(each)),
      label: each.metroArea,
      figure: cityFigure(each),
    },
  ]),
  ...guides.map((guide): [string, Drawn] => [
    guidePath(guide),
    { title: guide.title, label: guide.topic, figure: cover(guide.slug, guide.topic) },
  ]),
  ...allPosts.map(({ slug, title, topic }): [string, Drawn] => [
    `/blog/${slug}`,
    { title, label: topic, figure: cover(slug, topic) },
  ]),
]);
