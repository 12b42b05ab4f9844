import { toCanonicalAddress } from '../../lib/canonical-path.ts';
import { contentFile } from '../../lib/content/folder.ts';
import type { Content } from '../../lib/content/load.ts';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { digestContent, type SiteRecord } from '../../lib/site-record.ts';

/**
 * Creates the record of the firm for the server.
 * @param siteUrl the address that the site is built for
 */
export function createSiteRecord(content: Content, siteUrl: string): SiteRecord {
  const { folder, files, words } = content;
  const blog = files['pages/blog.yaml'];
  return {
    content: digestContent(folder),
    brand: { ...files['brand/firm.yaml'], siteUrl },
    colors: files['brand/look.yaml'].colors,
    newsletter: files['pages/newsletter.yaml'],
    hasNewsletter: blog.newsletter !== undefined || blog.post.stay !== undefined,
    formFields: files['form-fields.yaml'] ?? [],
    ...getBooking(content),
    words,
    addresses: getSiteAddresses(content),
    samples: listSamples(content),
    launchAnswers: files['launch.yaml']?.answers ?? [],
  };
}

function getBooking({ files }: Content): Pick<SiteRecord, 'booking'> {
  const hours = files['hours.yaml'];
  if (!hours) return {};
  const domain = files['brand/firm.yaml'].email.split('@')[1];
  const people = files['people.yaml'].items
    .filter(({ id }) => hours.people.some(({ person }) => person === id))
    .map(({ id, name, mailbox }) => [id, { name, email: `${mailbox}@${domain}` }] as const);
  return { booking: { hours, people: Object.fromEntries(people) } };
}

/** @returns the files of invented content, as the owner sees their paths */
function listSamples({ folder, files, entries }: Content): string[] {
  const all = [
    ...Object.entries<unknown>(files),
    ...Object.values(entries).flatMap((list) =>
      list.map(({ name, data }) => [name, data] as const),
    ),
  ];
  return all.filter(([, data]) => hasSample(data)).map(([name]) => contentFile(name, folder));
}

const hasSample = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('sample' in value && value.sample === true) || Object.values(value).some(hasSample));

/** @returns each old address, canonical, with the page at the end of its redirects */
function resolveRedirects(redirects: Readonly<Record<string, string>>): Record<string, string> {
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
export function getSiteAddresses({ files, entries }: Content): SiteAddresses {
  const service = entries.services.find(({ data }) => data.fallback);
  const city = entries.cities.find(({ data }) => data.fallback);
  return {
    redirects: resolveRedirects(files['redirects.yaml'] ?? {}),
    fallbacks: {
      ...(service && { services: `/services/${service.id}` }),
      ...(city && { locations: `/locations/${city.id}` }),
    },
  };
}
