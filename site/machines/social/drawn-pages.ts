/** The pages with an image of their own: its words and its figure. */
import { aboutPageSchema } from '../../../lib/content/schemas/about-page.ts';
import { blogPageSchema } from '../../../lib/content/schemas/blog-page.ts';
import { careerStrategySchema } from '../../../lib/content/schemas/career-strategy.ts';
import { cityPath } from '../../../lib/content/schemas/city.ts';
import { cityPageSchema } from '../../../lib/content/schemas/city-page.ts';
import { contactPageSchema } from '../../../lib/content/schemas/contact-page.ts';
import { guidesPageSchema } from '../../../lib/content/schemas/guides-page.ts';
import { howWeCountPageSchema } from '../../../lib/content/schemas/how-we-count-page.ts';
import { peopleSchema } from '../../../lib/content/schemas/people.ts';
import { servicesPageSchema } from '../../../lib/content/schemas/services-page.ts';
import { testimonialsPageSchema } from '../../../lib/content/schemas/testimonials-page.ts';
import { brand, cities, claim, home, load, services } from '../../content/content.ts';
import { coverFigure, type Topic } from '../../drawing/covers/cover.ts';
import { cityMarkers } from '../../features/city/city-markers.ts';
import { firstOfAll } from '../../features/city/first-of-all.ts';
import { guidePath, guides } from '../../features/guide/guides.ts';
import { allPosts } from '../../features/post/posts.ts';
import { serviceFigure, ways } from '../../features/service/social-figures.ts';
import { fill } from '../../text/sentences.ts';
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
