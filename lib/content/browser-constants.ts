/** Constants of the content schemas that browsers need too, in their own module so that pages do not load Zod. */

/** The only external host of pictures. Its URLs accept a format and a size. */
export const stockPhotoOrigin = 'https://images.unsplash.com';

/** With more, nearly every candidate is the best at one of them. */
export const maxMustHaves = 4;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Kinds with results come first in the search page's filter, in the order of the results. */
export const searchKinds = ['service', 'article', 'city', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A choice of the filter: one kind, or all of them. */
export const searchChoices = ['all', ...searchKinds] as const;
export type SearchChoice = (typeof searchChoices)[number];
