import { toCanonicalPath } from '../../lib/canonical-path.ts';
import { readEntries, readRedirects } from '../../lib/content/firm-files.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import type { Redirects } from '../../lib/content/schemas/redirects.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import type { SiteAddresses } from '../../lib/site-record.ts';

/** @returns each old path, canonical, with the page at the end of its redirects */
export function resolveRedirects(redirects: Redirects): Redirects {
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [toCanonicalPath(from), to]));
  const follow = (to: string, hops: number): string => {
    const next = moved.get(to.split('#')[0] ?? '');
    return next === undefined || hops === 0 ? to : follow(next, hops - 1);
  };
  return Object.fromEntries([...moved].map(([from, to]) => [from, follow(to, moved.size)]));
}

/** @returns the addresses that the server needs from the content */
export function readSiteAddresses(): SiteAddresses {
  const [service] = readEntries('services', serviceSchema);
  const [city] = readEntries('cities', citySchema);
  return {
    redirects: resolveRedirects(readRedirects()),
    fallbacks: {
      ...(service && { services: `/services/${service.id}` }),
      ...(city && { locations: `/locations/${city.id}` }),
    },
  };
}
