/** One connected graph for each page (schema.org, JSON-LD). It holds no rating and no review. */
import type {
  AboutPageLeaf,
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { indexedRoutes } from '../content/routes.ts';
import { toInstant } from '../text/dates.ts';
import { firm, language, type Reference, reference, siteReference, webSite } from './things.ts';

type Subject = ArticleLeaf | BlogPostingLeaf | ProfessionalServiceLeaf | ServiceLeaf;

export interface Question {
  question: string;
  answer: string;
}

/** What a page adds to its graph. */
export interface PageData {
  things?: Subject[];
  /** The main entity of the page. */
  about?: Reference;
  /** Questions answered on the page. */
  faqs?: readonly Question[] | undefined;
  /** The day of the last change. */
  modified?: string | undefined;
}

type PageLeaf = AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | FAQPageLeaf | WebPageLeaf;

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
  { things = [], about, faqs, modified }: PageData = {},
): PageGraph {
  const breadcrumbs = breadcrumbList(path, site);
  const page: PageLeaf = {
    '@type': faqs ? 'FAQPage' : (pageTypes[path] ?? 'WebPage'),
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: language,
    isPartOf: siteReference(site),
    ...(breadcrumbs && { breadcrumb: { '@id': String(breadcrumbs['@id']) } }),
    ...(about && { about }),
    ...(modified && { dateModified: toInstant(modified) }),
    ...(faqs && { mainEntity: faqs.map(toQuestion) }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firm(brand, site),
      webSite(brand, site),
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

const labels = new Map(indexedRoutes().map(({ path, label }) => [path, label]));

/** The breadcrumbs from the home page to a page; the home page has none. */
function breadcrumbList(path: string, site: URL): BreadcrumbListLeaf | undefined {
  const steps = path.split('/').filter(Boolean);
  if (steps.length === 0) return undefined;
  const paths = ['/', ...steps.map((_, depth) => `/${steps.slice(0, depth + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    ...reference(new URL(path, site), 'way'),
    itemListElement: paths.flatMap((ancestor, index) => {
      const name = labels.get(ancestor);
      if (!name) return [];
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: new URL(ancestor, site).href,
      };
    }),
  };
}
