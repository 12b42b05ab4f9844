import { toCanonicalAddress } from '../../lib/canonical-path.ts';
import {
  readBrand,
  readEntries,
  readFilledYaml,
  readFormFields,
  readHours,
  readLaunchAnswers,
  readLook,
  readNewsletter,
  readRedirects,
  readWords,
} from '../../lib/content/firm-files.ts';
import { getContentFolder } from '../../lib/content/folder.ts';
import { type BlogContent, blogPageSchema } from '../../lib/content/schemas/blog-page.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import { peopleSchema } from '../../lib/content/schemas/people.ts';
import type { Redirects } from '../../lib/content/schemas/redirects.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import { findSampleFiles } from '../../lib/content/values.ts';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { digestContent, type SiteRecord } from '../../lib/site-record.ts';

/**
 * Creates the record of the firm for the server.
 * @param siteUrl the address that the site is built for
 * @throws ContentError naming each file and field that is missing or wrong
 */
export const createSiteRecord = (siteUrl: string): SiteRecord => ({
  content: digestContent(getContentFolder()),
  brand: { ...readBrand(), siteUrl },
  colors: readLook().colors,
  newsletter: readNewsletter(),
  hasNewsletter: offersNewsletter(readFilledYaml('pages/blog.yaml', blogPageSchema)),
  formFields: readFormFields(),
  ...readBooking(),
  words: readWords(),
  addresses: readSiteAddresses(),
  samples: findSampleFiles(),
  launchAnswers: readLaunchAnswers(),
});

const offersNewsletter = ({ newsletter, post }: BlogContent) =>
  newsletter !== undefined || post.stay !== undefined;

function readBooking(): Pick<SiteRecord, 'booking'> {
  const hours = readHours();
  if (!hours) return {};
  const { items } = readFilledYaml('people.yaml', peopleSchema);
  const domain = readBrand().email.split('@')[1];
  const people = items
    .filter(({ id }) => hours.people.some(({ person }) => person === id))
    .map(({ id, name, mailbox }) => [id, { name, email: `${mailbox}@${domain}` }] as const);
  return { booking: { hours, people: Object.fromEntries(people) } };
}

/** @returns each old address, canonical, with the page at the end of its redirects */
function resolveRedirects(redirects: Redirects): Redirects {
  const moved = new Map(
    Object.entries(redirects).map(([from, to]) => [toCanonicalAddress(from), to]),
  );
  const follow = (to: string, hops: number): string => {
    const next = moved.get(to.split('#')[0] ?? '');
    return next === undefined || hops === 0 ? to : follow(next, hops - 1);
  };
  return Object.fromEntries([...moved].map(([from, to]) => [from, follow(to, moved.size)]));
}

/** @returns the addresses that the server needs from the content */
export function readSiteAddresses(): SiteAddresses {
  const service = readEntries('services', serviceSchema).find(({ fallback }) => fallback);
  const city = readEntries('cities', citySchema).find(({ fallback }) => fallback);
  return {
    redirects: resolveRedirects(readRedirects()),
    fallbacks: {
      ...(service && { services: `/services/${service.id}` }),
      ...(city && { locations: `/locations/${city.id}` }),
    },
  };
}
