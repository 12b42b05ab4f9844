import type { CitySlug } from '../../../contracts/content/city.ts';

/** The canonical address of a city's page (decisions, 'Routes'). */
export const cityPath = (slug: CitySlug): string => `/${slug}-it-recruitment`;
