import { existsSync } from 'node:fs';
import { brandFile, brandMarkers, brandSchema } from '../../contracts/content/brand.ts';
import { citySchema } from '../../contracts/content/city.ts';
import { readEntries } from '../../contracts/content/entries.ts';
import { contentFile, readYamlFile } from '../../contracts/content/folder.ts';
import { type Redirects, redirectsSchema } from '../../contracts/content/redirects.ts';
import { serviceSchema } from '../../contracts/content/service.ts';
import type { SiteAddresses } from '../../contracts/site-addresses.ts';
import { canonicalPath } from '../../server/site/addresses.ts';

const file = 'redirects.yaml';

/** @returns the owner's redirects; none where there is no such file */
export const readRedirects = (): Redirects =>
  existsSync(contentFile(file)) ? (readYamlFile(file, redirectsSchema) ?? {}) : {};

/** @returns each old path in its canonical form with the page that it leads to in the end, in one hop */
export function resolvedRedirects(redirects: Redirects): Redirects {
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [canonicalPath(from), to]));
  const end = (to: string, hops: number): string => {
    const next = moved.get(to.split('#')[0] ?? '');
    return next === undefined || hops === 0 ? to : end(next, hops - 1);
  };
  return Object.fromEntries([...moved].map(([from, to]) => [from, end(to, moved.size)]));
}

/** What the server must know of the site's addresses, from the content. */
export function siteAddresses(): SiteAddresses {
  const markers = brandMarkers(readYamlFile(brandFile, brandSchema));
  const [service] = readEntries('services', serviceSchema, markers);
  const [city] = readEntries('cities', citySchema, markers);
  return {
    redirects: resolvedRedirects(readRedirects()),
    fallbacks: {
      ...(service && { services: `/services/${service.id}` }),
      ...(city && { locations: `/locations/${city.id}` }),
    },
  };
}
