import type { City } from '../../../lib/content/schemas/city.ts';
import { cities, load } from '../../content/content.ts';
import { getSkyline } from '../../drawing/skylines.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import type { SocialFigure } from '../../metadata/social-card.ts';
import { placeAtBottom } from '../../metadata/social-card.ts';
import { fillCity, isServed, splitFirstCity } from './city-details.ts';

const page = load('pages/city.yaml');

/** A larger skyline would run into the title or the logo. */
const [maxWidthPx, maxHeightPx] = [640, 400];

function drawSkylineFigure(city: City): SocialFigure {
  const { width, height, top, outline, hairlines } = getSkyline(city);
  const scale = Math.min(maxWidthPx / width, maxHeightPx / height);
  return placeAtBottom({ line: outline, hairlines, width, ground: top + height }, scale);
}

export const cityListings: readonly PageListing[] = [
  {
    path: '/locations',
    card: {
      title: page.all.headline,
      figure: drawSkylineFigure(splitFirstCity(cities, page).first),
    },
  },
  ...cities.map((city): PageListing => {
    const { state = '', stateAbbr = '', metroArea, techRoles, industries, expertise } = city;
    const { header, roles, industries: industriesTitle } = page;
    const title = fillCity(header.headline, city);
    return {
      path: city.path,
      card: { title, label: metroArea, figure: drawSkylineFigure(city) },
      searchEntry: () => ({
        kind: 'city',
        title,
        note: '',
        summary: fillCity(isServed(city) ? header.lead.served : header.lead.office, city),
        tags: [state, stateAbbr, metroArea, ...techRoles, ...industries].filter(Boolean),
        body: [
          `${roles.headline}: ${techRoles.join(', ')}.`,
          `${industriesTitle}: ${industries.join(', ')}.`,
          expertise,
        ].join(' '),
      }),
    };
  }),
];
