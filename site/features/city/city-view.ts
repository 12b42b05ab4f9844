import type { City } from '../../../lib/content/schemas/city.ts';
import type { SiteEvent } from '../analytics/events.ts';

/** The view event of a page that shows a city in full. */
export const cityView = ({ slug, city, stateAbbr }: City): SiteEvent => ({
  event: 'location_page_view',
  location_id: slug,
  location_name: `${city}, ${stateAbbr}`,
});
