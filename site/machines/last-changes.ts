import { allPosts } from '../content/posts.ts';
import { legalDays } from './legal-days.ts';

const postDays = allPosts.map(({ slug, date, modified }): [path: string, day: string] => [
  `/blog/${slug}`,
  modified ?? date,
]);
const newest = postDays
  .map(([, day]) => day)
  .sort()
  .at(-1);

/**
 * The day on which a page last changed, by its path, for those whose content says so. Of the others
 * nothing is said: a day that is not true makes search engines distrust all of them.
 */
export const lastChanges: ReadonlyMap<string, string> = new Map([
  ...legalDays,
  ...postDays,
  ...(newest ? [['/blog', newest] as const] : []),
]);
