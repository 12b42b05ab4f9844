/** Reads the content folder for the checks. */
import type { z } from 'zod';
import { readEntries } from '../../lib/content/entries.ts';
import { readBrand } from '../../lib/content/firm-files.ts';
import {
  contentFile,
  contentFileNames,
  readContentText,
  readMarkdownFile,
  readYamlFile,
} from '../../lib/content/folder.ts';
import { parseYaml } from '../../lib/content/read.ts';
import { brandMarkers } from '../../lib/content/schemas/brand.ts';
import { articleSchema, type PostFields, postSchema } from '../../lib/content/schemas/post.ts';

/** A YAML file as the site reads it: validated, with its markers filled with the brand's values. */
export const readYaml = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readYamlFile(name, schema, brandMarkers(readBrand()));

/** The files of a folder such as `cities`, each an entry, in the same way. */
export const readFolder = <Schema extends z.ZodType<{ order?: number | undefined }>>(
  name: string,
  schema: Schema,
) => readEntries(name, schema, brandMarkers(readBrand()));

/** @returns the names of the files in a folder of the content folder, or of all, sorted */
export const namesUnder = (extension: string, folder = '') =>
  contentFileNames().filter((name) => name.startsWith(folder) && name.endsWith(extension));

/** One string of a file and the fields that lead to it: `['pains', 'items', '0', 'title']`. */
export interface Line {
  file: string;
  path: string[];
  text: string;
}

/** Every string of a YAML file, with its markers unreplaced. */
export function yamlLines(name: string): Line[] {
  const lines: Line[] = [];
  const walk = (value: unknown, path: string[]) => {
    if (typeof value === 'string') lines.push({ file: contentFile(name), path, text: value });
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
  };
  walk(parseYaml(contentFile(name), readContentText(name)), []);
  return lines;
}

/** Where a line is, for the owner. */
export const place = ({ file, path }: Line) => `${file}: ${path.join('.')}`;

/** A post or a dedicated article, with its Markdown source. */
export interface CheckedPost extends PostFields {
  file: string;
  slug: string;
  list: 'posts' | 'articles';
  /** Empty where the post is still being written. */
  body: string;
}

/** @returns the main list, or the dedicated articles */
export function readPosts(list: CheckedPost['list']): CheckedPost[] {
  const schema = list === 'articles' ? articleSchema : postSchema;
  return namesUnder('.md', `${list}/`).map((name) => {
    const { data, body } = readMarkdownFile(name, schema);
    const slug = name.slice(list.length + 1, -'.md'.length);
    return { ...data, file: contentFile(name), slug, list, body: body.trim() };
  });
}
