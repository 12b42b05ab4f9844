import { cityPageSchema } from '../../../contracts/content/city-page.ts';
import { cities, load } from '../../content/content.ts';
import { fill } from '../../text/fill.ts';
import { cityMarkers, isServed } from '../cities/city-markers.ts';
import type { SearchEntry } from './entry.ts';

/** The five cities with their roles and industries. */
export function cityEntries(): SearchEntry[] {
  const { header, roles, industries } = load('pages/city', cityPageSchema);
  return cities.map((city) => {
    const { slug, state, stateAbbr, metroArea, techRoles, expertise } = city;
    const markers = cityMarkers(city);
    return {
      to: `/locations/${slug}`,
      kind: 'city',
      title: fill(header.headline, markers),
      note: '',
      summary: fill(isServed(city) ? header.lead.served : header.lead.office, markers),
      tags: [state, stateAbbr, metroArea, ...techRoles, ...city.industries],
      body: [
        `${roles.headline}: ${techRoles.join(', ')}.`,
        `${industries}: ${city.industries.join(', ')}.`,
        expertise,
      ].join(' '),
    };
  });
}
