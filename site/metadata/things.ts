/** Nodes of every page's graph: the firm and its site. Other nodes refer to them by id. */
import type {
  ImageObjectLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { daysOf, type OpeningHours } from '../../lib/content/schemas/opening-hours.ts';
import { formatWorldPhone } from '../text/telephone.ts';
import type { PictureSources } from '../ui/OwnPicture.tsx';

export const language = 'en-US';

/** A reference to a node of the same graph. */
export interface Reference {
  '@id': string;
}

/**
 * @param address a page's canonical address
 * @param name of a node on it, such as `firm`
 */
export const reference = (address: URL | string, name: string): Reference => ({
  '@id': `${address}#${name}`,
});
export const firmReference = (site: URL): Reference => reference(site, 'firm');
export const siteReference = (site: URL): Reference => reference(site, 'site');

export const firm = (brand: Brand, site: URL): OrganizationLeaf => ({
  '@type': 'Organization',
  ...firmReference(site),
  name: brand.name,
  legalName: brand.legalName,
  url: site.href,
  logo: new URL('/icon-512.png', site).href,
  foundingDate: String(brand.foundingYear),
  sameAs: brand.social.map(({ url }) => url),
  address: toPostalAddress(brand.postalAddress),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: formatWorldPhone(brand.phone),
    email: brand.email,
    ...(brand.openingHours && { hoursAvailable: toOpeningHours(brand.openingHours) }),
  },
});

export const toPostalAddress = ({
  street,
  locality,
  region,
  postalCode,
}: Omit<Brand['postalAddress'], 'street'> & {
  street?: string | undefined;
}): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: 'US',
});

/** @param image a picture of the site, with its size in pixels */
export const toImageObject = (
  { src, width, height }: Pick<PictureSources, 'src' | 'width' | 'height'>,
  site: URL,
): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  url: new URL(src, site).href,
  width: String(width),
  height: String(height),
});

export const toOpeningHours = (hours: OpeningHours): OpeningHoursSpecificationLeaf[] =>
  hours.map((entry) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(entry),
    opens: entry.opens,
    closes: entry.closes,
  }));

export function webSite(brand: Brand, site: URL): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${new URL('/search', site)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...siteReference(site),
    name: brand.name,
    url: site.href,
    inLanguage: language,
    publisher: firmReference(site),
    potentialAction: search,
  };
}
