/** One connected graph for each page (schema.org, JSON-LD). It holds no rating and no review. */
import region from 'virtual:region';
import type {
  AboutPageLeaf,
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ImageObjectLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PostalAddressLeaf,
  ProfessionalServiceLeaf,
  ProfilePageLeaf,
  SearchActionLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { listDays, type OpeningHours } from '../../lib/content/schemas/hours.ts';
import { listIndexedRoutes } from '../content/routes.ts';
import { formatWorldPhone, toInstant } from '../text/formats.ts';
import type { PictureSources } from '../ui/OwnPicture.tsx';

type Subject = ArticleLeaf | BlogPostingLeaf | PersonLeaf | ProfessionalServiceLeaf | ServiceLeaf;

export interface Question {
  question: string;
  answer: string;
}

/** What a page adds to its graph. */
export interface PageData {
  things?: Subject[];
  /** The main entity of the page. */
  about?: Reference;
  /** A more specific type of page. */
  type?: 'ProfilePage';
  /** Questions answered on the page. */
  faqs?: readonly Question[] | undefined;
  /** The day of the last change. */
  modified?: string | undefined;
}

type PageLeaf =
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | FAQPageLeaf
  | ProfilePageLeaf
  | WebPageLeaf;

/** More specific types of page. */
const pageTypes: Readonly<Record<string, PageLeaf['@type']>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/blog': 'CollectionPage',
};

interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': (OrganizationLeaf | WebSiteLeaf | PageLeaf | BreadcrumbListLeaf | Subject)[];
}

export function buildGraph(
  path: string,
  { canonical, title, description }: Record<'canonical' | 'title' | 'description', string>,
  { brand, site }: { brand: Brand; site: URL },
  { things = [], about, type, faqs, modified }: PageData = {},
): PageGraph {
  const breadcrumbs = createBreadcrumbList(path, site);
  const page: PageLeaf = {
    '@type': type ?? (faqs ? 'FAQPage' : (pageTypes[path] ?? 'WebPage')),
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: language,
    isPartOf: createSiteReference(site),
    ...(breadcrumbs && { breadcrumb: { '@id': String(breadcrumbs['@id']) } }),
    ...(about && (type ? { mainEntity: about } : { about })),
    ...(modified && { dateModified: toInstant(modified) }),
    ...(faqs && { mainEntity: faqs.map(toQuestion) }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      createFirm(brand, site),
      createWebSite(brand, site),
      page,
      ...(breadcrumbs ? [breadcrumbs] : []),
      ...things,
    ],
  };
}

const toQuestion = ({ question: name, answer }: Question) =>
  ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }) as const;

/** @returns the graph as JSON that is safe in a script element: no text in it can close the element */
export const toJsonLd = (graph: PageGraph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');

const labels = new Map(listIndexedRoutes().map(({ to, label }) => [to, label]));

/** The breadcrumbs from the home page to a page; the home page has none. */
function createBreadcrumbList(path: string, site: URL): BreadcrumbListLeaf | undefined {
  const steps = path.split('/').filter(Boolean);
  if (steps.length === 0) return undefined;
  const paths = ['/', ...steps.map((_, depth) => `/${steps.slice(0, depth + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    ...createReference(new URL(path, site), 'way'),
    itemListElement: paths
      .filter((ancestor) => labels.has(ancestor))
      .map((ancestor, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: labels.get(ancestor) ?? '',
        item: new URL(ancestor, site).href,
      })),
  };
}

export const language = region.locale;

/** A reference to a node of the same graph. */
export interface Reference {
  '@id': string;
}

/**
 * @param address a page's canonical address
 * @param name of a node on it, such as `firm`
 */
export const createReference = (address: URL | string, name: string): Reference => ({
  '@id': `${address}#${name}`,
});
export const createFirmReference = (site: URL): Reference => createReference(site, 'firm');
const createSiteReference = (site: URL): Reference => createReference(site, 'site');

const createFirm = (brand: Brand, site: URL): OrganizationLeaf => ({
  '@type': 'Organization',
  ...createFirmReference(site),
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
  region: state,
  postalCode,
}: Omit<Brand['postalAddress'], 'street'> & {
  street?: string | undefined;
}): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: locality,
  ...(state && { addressRegion: state }),
  postalCode,
  addressCountry: region.country,
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
    dayOfWeek: listDays(entry),
    opens: entry.opens,
    closes: entry.closes,
  }));

function createWebSite(brand: Brand, site: URL): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${new URL('/search', site)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...createSiteReference(site),
    name: brand.name,
    url: site.href,
    inLanguage: language,
    publisher: createFirmReference(site),
    potentialAction: search,
  };
}
