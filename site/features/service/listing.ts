import type { Service, ServiceShape } from '../../../lib/content/schemas/service.ts';
import { serviceShape, servicesPageSchema } from '../../../lib/content/schemas/service.ts';
import { load, services } from '../../content/content.ts';
import type { CoverFigure, Sign } from '../../drawing/covers/figure.ts';
import { signRow } from '../../drawing/covers/figure.ts';
import { range } from '../../drawing/numbers.ts';
import { parsePoints, roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import type { SocialFigure } from '../../metadata/social-card.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

const page = load('pages/services', servicesPageSchema);

type ServiceFigure = CoverFigure & Pick<SocialFigure, 'markHeight'>;

const straight = 'M0 6L12 6';

/** More hairlines would run into one another. */
const maxDays = 40;

const countDays = ({ days }: Service) => Math.min(days.most ?? 0, maxDays);

/** One hairline for each business day that the service takes, between two ends under the line. */
const drawDays = (count: number, from: number, to: number, [top, foot]: [number, number]) =>
  range(count)
    .map((day) => `M${(from + ((day + 0.5) * (to - from)) / count).toFixed(2)} ${top}V${foot}`)
    .join('');

const figures: Record<ServiceShape, (days: number) => ServiceFigure> = {
  /** Four rings on a line that goes through. */
  stations: (days) => ({
    line: straight,
    hairlines: drawDays(days, 1, 11, [7, 10.2]),
    signs: signRow('ring', 6, 1.8, 4.6, 7.4, 10.2),
  }),
  /** The line bridges a gap, ring to dot. */
  bridge: (days) => ({
    line: roundedPath(parsePoints('0,6 2.4,6 2.4,2.2 9.6,2.2 9.6,6 12,6'), 2.4),
    hairlines: drawDays(days, 2.9, 9.1, [4, 10.2]),
    signs: [...signRow('ring', 6, 1), ...signRow('dot', 6, 11)],
  }),
  /** One line with equal risers, each ending in a dot; the line itself has no end. */
  risers: () => {
    const risers = range(5).map((riser) => 1.6 + riser * 2.2);
    return {
      line: straight + risers.map((x) => `M${x} 6V2.4`).join(''),
      hairlines: risers.map((x) => `M${x} 7V10.2`).join(''),
      signs: signRow('dot', 2.4, ...risers),
    };
  },
  run: (days) => ({
    line: straight,
    markHeight: 5.23,
    hairlines: drawDays(days, 1, 11, [7, 10.2]),
    signs: signRow('dot', 6, 11),
  }),
};

/** More branches from one ring cannot be told apart. */
const maxBranches = 6;

function drawOverviewFigure(): CoverFigure {
  const count = Math.min(services.length, maxBranches);
  const branches = range(count).map((index) => (count === 1 ? 6 : 2 + (8 * index) / (count - 1)));
  const lines = branches.map((y) => roundedPath(parsePoints(`2.2,6 4.6,6 4.6,${y} 9.8,${y}`), 0.7));
  return {
    line: straight + lines.join(''),
    hairlines: '',
    signs: [...signRow('ring', 6, 2.2), ...branches.map((y): Sign => ({ kind: 'dot', x: 9.8, y }))],
  };
}

export const serviceListings: readonly PageListing[] = [
  {
    path: '/services',
    card: { title: page.header.headline, figure: placeOnLine(drawOverviewFigure()) },
    searchText: () => collectPhrases({ ...page, detail: [] }),
  },
  ...services.map((service): PageListing => {
    const { id, name, shortDescription, longDescription, clients, ...rest } = service;
    return {
      path: `/services/${id}`,
      card: {
        title: name,
        label: service.pricing.timeframe,
        figure: placeOnLine(figures[serviceShape(service)](countDays(service))),
      },
      searchEntry: () => ({
        kind: 'service',
        title: name,
        note: '',
        summary: `${shortDescription} ${longDescription}`,
        tags: clients.flatMap(({ industry, roles }) => [industry, ...roles]),
        body: collectPhrases([
          clients.map(({ industry, roles }) => `${industry}: ${roles.join(', ')}.`),
          rest,
        ]),
      }),
    };
  }),
];
