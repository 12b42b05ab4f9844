/** What several checks read: names of files, posts, and ids of headings. */
import GithubSlugger from 'github-slugger';
import { contentFile, listContentFiles, readMarkdownFile } from '../folder.ts';
import { isPublished } from '../publication.ts';
import { articleSchema, type PostFields, postSchema } from '../schemas/post.ts';

/**
 * @param folder such as `cities/`; all folders by default
 * @returns the content files with this extension, sorted
 */
export const listFiles = (extension: string, folder = ''): string[] =>
  listContentFiles().filter((name) => name.startsWith(folder) && name.endsWith(extension));

/** A post or a dedicated article, with its Markdown. */
export interface CheckedPost extends PostFields {
  file: string;
  slug: string;
  /** Empty while the post is still being written. */
  body: string;
  isPublished: boolean;
}

/** @returns the posts of the main list, then the dedicated articles */
export const readPosts = (): CheckedPost[] =>
  [
    { folder: 'posts/', schema: postSchema },
    { folder: 'articles/', schema: articleSchema },
  ].flatMap(({ folder, schema }) =>
    listFiles('.md', folder).map((name) => {
      const { data, body } = readMarkdownFile(name, schema);
      return {
        ...data,
        file: contentFile(name),
        slug: name.slice(folder.length, -'.md'.length),
        body: body.trim(),
        isPublished: isPublished(data),
      };
    }),
  );

/** @returns why a post is not published yet: `a draft`, or its date */
export const getWaitReason = ({ draft, date }: Pick<PostFields, 'draft' | 'date'>): string =>
  draft ? 'a draft' : date;

const codeBlock = /^(```+|~~~+).*?^\1/gms;
const heading = /^#{1,6} +(.+?)(?: +#+)? *$/gm;
/** The words of a link or a picture. */
const linkWords = /!?\[([^[\]]*)\]\([^)]*\)/g;

/** @returns the ids that Astro gives to the headings of a Markdown text, in order */
export function listHeadingIds(markdown: string): string[] {
  const slugger = new GithubSlugger();
  return [...markdown.replace(codeBlock, '').matchAll(heading)].map(([, words = '']) =>
    slugger.slug(words.replace(linkWords, '$1')),
  );
}
