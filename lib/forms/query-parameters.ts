import { newsletterPages, sentPages } from './endpoints.ts';

/** Query parameters, and names of fields, of the cost-of-vacancy calculator. */
export const vacancyParameters = ['salary', 'days', 'cover', 'weeks', 'fee', 'value'] as const;
export type VacancyParameter = (typeof vacancyParameters)[number];

/** The blog's topic in its address; also the name of the filter's radio buttons. */
export const topicParameter = 'topic';

/** The query parameters that stay in a page's address, by its path (docs/product.md, Addresses). */
export const keptParameters: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q', 'kind'],
  '/blog': [topicParameter],
  '/tools/cost-of-vacancy': vacancyParameters,
  // Without them, the page would be empty after a reload.
  '/appointment': ['token', 'zone', 'pick'],
  [newsletterPages.confirm]: ['token'],
  [newsletterPages.unsubscribe]: ['token'],
  [sentPages.consultation]: ['token', 'booking'],
};
