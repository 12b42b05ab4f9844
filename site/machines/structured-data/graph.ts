/** One connected graph for each page (schema.org, JSON-LD). It holds no rating and no review. */
import type {
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Brand } from '../../../lib/content/schemas/brand.ts';
import { indexedRoutes } from '../../content/routes.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { type PageFacts, type PageLeaf, page } from './page.ts';
import { firm, reference, webSite } from './things.ts';

type Subject = ArticleLeaf | BlogPostingLeaf | ProfessionalServiceLeaf | ServiceLeaf;

/** A page's own additions to the graph. */
export interface PageData extends PageFacts {
  things?: Subject[];
}

export interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': (OrganizationLeaf | WebSiteLeaf | PageLeaf | BreadcrumbListLeaf | Subject)[];
}

export function pageGraph(
  path: string,
  metadata: PageMetadata,
  { brand, site }: { brand: Brand; site: URL },
  { things = [], ...facts }: PageData = {},
): PageGraph {
  const way = breadcrumbs(path, site);
  const breadcrumb = way && { '@id': String(way['@id']) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firm(brand, site),
      webSite(brand, site),
      page(metadata, { path, site, breadcrumb }, facts),
      ...(way ? [way] : []),
      ...things,
    ],
  };
}

/** @returns the graph as JSON that is safe in a script element: no text in it can close the element */
export const asJsonLd = (graph: PageGraph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');

const names = new Map(indexedRoutes().map(({ path, label }) => [path, label]));

/** The breadcrumbs from the home page to a page; the home page has none. */
function breadcrumbs(path: string, site: URL): BreadcrumbListLeaf | undefined {
  const steps = path.split('/').filter(Boolean);
  if (steps.length === 0) return undefined;
  const paths = ['/', ...steps.map((_, depth) => `/${steps.slice(0, depth + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    ...reference(new URL(path, site), 'way'),
    itemListElement: paths.flatMap((each, index) => {
      const name = names.get(each);
      if (!name) return [];
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: new URL(each, site).href,
      };
    }),
  };
}
