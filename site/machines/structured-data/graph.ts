/** One connected graph for each page (schema.org, JSON-LD). It holds no rating and no review. */
import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Brand } from '../../../contracts/content/brand.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type PageFacts, type PageLeaf, page } from './page.ts';
import { firm, webSite } from './things.ts';

type Subject = BlogPostingLeaf | ProfessionalServiceLeaf | ServiceLeaf;

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
