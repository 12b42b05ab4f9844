/** What the checks look at: the texts of YAML files, and the posts. */
import GithubSlugger from 'github-slugger';
import { contentFile, contentFileNames, readContentText, readMarkdownFile } from '../folder.ts';
import { isPublished } from '../publication.ts';
import { parseYaml } from '../read.ts';
import { articleSchema, type PostFields, postSchema } from '../schemas/post.ts';

/** @returns the names of the files with this ending in a folder, or in the whole content folder, sorted */
export const namesUnder = (extension: string, folder = ''): string[] =>
  contentFileNames().filter((name) => name.startsWith(folder) && name.endsWith(extension));

/** A text of a YAML file, and the fields that lead to it: `['pains', 'items', '0', 'title']`. */
export interface FieldText {
  file: string;
  path: string[];
  text: string;
}

/** @returns every text of a YAML file, with its markers as they are typed */
export function fieldTexts(name: string): FieldText[] {
  const file = contentFile(name);
  const walk = (value: unknown, path: string[]): FieldText[] => {
    if (typeof value === 'string') return [{ file, path, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => walk(child, [...path, key]));
  };
  return walk(parseYaml(file, readContentText(name)), []);
}

/** @returns where a text is, for the owner: `content/pages/home.yaml: hero.lead` */
export const formatLocation = ({ file, path }: FieldText): string => `${file}: ${path.join('.')}`;

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
    namesUnder('.md', folder).map((name) => {
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

/** @returns why a post is not out yet: `a draft`, or the day on which it comes out */
export const describeWaiting = ({ draft, date }: Pick<PostFields, 'draft' | 'date'>): string =>
  draft ? 'a draft' : date;

const codeBlock = /^(```+|~~~+).*?^\1/gms;
const heading = /^#{1,6} +(.+?)(?: +#+)? *$/gm;
/** The words of a link or a picture. */
const linkWords = /!?\[([^[\]]*)\]\([^)]*\)/g;

/** @returns the ids that Astro gives to the headings of a Markdown text, in order */
export function headingIds(markdown: string): string[] {
  const slugger = new GithubSlugger();
  return [...markdown.replace(codeBlock, '').matchAll(heading)].map(([, words = '']) =>
    slugger.slug(words.replace(linkWords, '$1')),
  );
}
