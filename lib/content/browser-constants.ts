/** Constants of content schemas that browsers need too. Apart from the schemas, so that pages do not load Zod. */

/** The only other host of pictures. Its links accept a format and a size. */
export const stockPhotoOrigin = 'https://images.unsplash.com';

/** With more, nearly every candidate is the best at one of them. */
export const maxMustHaves = 4;

/** In the order of the week in opening hours. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What the search finds, in the order in which the page names it. */
export const searchKinds = ['service', 'article', 'city', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A choice of the filter: one kind, or all of them. */
export const searchChoices = ['all', ...searchKinds] as const;
export type SearchChoice = (typeof searchChoices)[number];
