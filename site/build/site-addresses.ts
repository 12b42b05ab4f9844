import { readEntries } from '../../lib/content/entries.ts';
import { readBrand, readRedirects } from '../../lib/content/firm-files.ts';
import { brandMarkers } from '../../lib/content/schemas/brand.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import type { Redirects } from '../../lib/content/schemas/redirects.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { canonicalPath } from '../../server/site/addresses.ts';

/** @returns each old path in its canonical form with the page that it leads to in the end, in one hop */
export function resolveRedirects(redirects: Redirects): Redirects {
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [canonicalPath(from), to]));
  const end = (to: string, hops: number): string => {
    const next = moved.get(to.split('#')[0] ?? '');
    return next === undefined || hops === 0 ? to : end(next, hops - 1);
  };
  return Object.fromEntries([...moved].map(([from, to]) => [from, end(to, moved.size)]));
}

/** What the server must know of the site's addresses, from the content. */
export function readSiteAddresses(): SiteAddresses {
  const markers = brandMarkers(readBrand());
  const [service] = readEntries('services', serviceSchema, markers);
  const [city] = readEntries('cities', citySchema, markers);
  return {
    redirects: resolveRedirects(readRedirects()),
    fallbacks: {
      ...(service && { services: `/services/${service.id}` }),
      ...(city && { locations: `/locations/${city.id}` }),
    },
  };
}
