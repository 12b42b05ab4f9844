/** What the search finds. Apart from content/search-page.ts, so that browsers load no schema with it. */

/** In the order in which the page names them. */
export const searchKinds = ['service', 'article', 'city', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A choice of the filter: one kind, or all of them. */
export const searchChoices = ['all', ...searchKinds] as const;
export type SearchChoice = (typeof searchChoices)[number];
