import type { CitySlug } from '../../../contracts/content/city.ts';

/** The canonical address of a city's page (docs/product.md, Addresses). */
export const cityPath = (slug: CitySlug): string => `/${slug}-it-recruitment`;
