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
};

/** Those of signed links, which stay on every page: without them, it would be empty after a reload. */
export const signedParameters: readonly string[] = ['token', 'booking', 'zone', 'pick'];
