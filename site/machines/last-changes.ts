import { readMarkdownFile } from '../../lib/content/folder.ts';
import { legalPages, legalTextSchema } from '../../lib/content/schemas/legal.ts';
import { guidePath, guides } from '../features/guide/guides.ts';
import { writtenPosts } from '../features/post/posts.ts';

type Change = readonly [path: string, day: string];

const legalDays = legalPages.map((page): Change => {
  const { data } = readMarkdownFile(`legal/${page}.md`, legalTextSchema);
  return [`/${page}`, data.updated];
});
const postDays = writtenPosts.map(
  ({ slug, date, modified }): Change => [`/blog/${slug}`, modified ?? date],
);
const guideDays = guides.map((guide): Change => [guidePath(guide), guide.checked]);
const newest = (changes: readonly Change[]) =>
  changes
    .map(([, day]) => day)
    .sort()
    .at(-1);
const listDay = (path: string, changes: readonly Change[]): Change[] => {
  const day = newest(changes);
  return day ? [[path, day]] : [];
};

/**
 * The date of a page's last change, by path, for pages whose content has one. For the others
 * it is omitted: a wrong date makes search engines distrust all of them.
 */
export const lastChanges: ReadonlyMap<string, string> = new Map([
  ...legalDays,
  ...postDays,
  ...guideDays,
  ...listDay('/blog', postDays),
  ...listDay('/guides', guideDays),
]);
