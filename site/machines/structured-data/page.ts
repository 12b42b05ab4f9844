import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  WebPageLeaf,
} from 'schema-dts';
import { toInstant } from '../../text/dates.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { language, type Reference, siteReference } from './things.ts';

export type PageLeaf =
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | FAQPageLeaf
  | WebPageLeaf;

/** More specific types of page. */
const kinds: Readonly<Record<string, PageLeaf['@type']>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/blog': 'CollectionPage',
};

export interface Question {
  question: string;
  answer: string;
}

/** What a page adds to its own entry. */
export interface PageFacts {
  /** The main entity of the page. */
  about?: Reference;
  /** Questions answered on the page. */
  faqs?: readonly Question[] | undefined;
  /** The day of the last change. */
  modified?: string | undefined;
}

interface Place {
  path: string;
  site: URL;
  breadcrumb: Reference | undefined;
}

/** The page itself; its id is its address. */
export function page(
  { canonical, title, description }: Pick<PageMetadata, 'canonical' | 'title' | 'description'>,
  { path, site, breadcrumb }: Place,
  { about, faqs, modified }: PageFacts,
): PageLeaf {
  return {
    '@type': faqs ? 'FAQPage' : (kinds[path] ?? 'WebPage'),
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: language,
    isPartOf: siteReference(site),
    ...(breadcrumb && { breadcrumb }),
    ...(about && { about }),
    ...(modified && { dateModified: toInstant(modified) }),
    ...(faqs && { mainEntity: faqs.map(question) }),
  };
}

const question = ({ question: name, answer }: Question) =>
  ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }) as const;
