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
 * The date of a page's last change, by path, for pages whose content has one. For the others
 * it is omitted: a wrong date makes search engines distrust all of them.
 */
export const lastChanges: ReadonlyMap<string, string> = new Map([
  ...legalDays,
  ...postDays,
  ...(newest ? [['/blog', newest] as const] : []),
]);
