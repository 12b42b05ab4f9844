/** What the search finds. Apart from the schema, so that browsers do not load Zod. */

/** In the order in which the page names them. */
export const searchKinds = ['service', 'article', 'city', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A choice of the filter: one kind, or all of them. */
export const searchChoices = ['all', ...searchKinds] as const;
export type SearchChoice = (typeof searchChoices)[number];
