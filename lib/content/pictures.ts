/** Finds the pictures that content files name, for the build and for the checks. */
import { posix } from 'node:path';
import { contentFile, contentFileNames, readContentText } from './folder.ts';
import { parseYaml, splitFrontMatter } from './read.ts';
import { ownPagesFolder } from './schemas/own-page.ts';

export interface NamedPicture {
  /** Where it is named, for the owner: `content/people.yaml: items.0.picture.file`. */
  location: string;
  /** As it is written: `./portrait.jpg`. */
  file: string;
  /** From the content folder. */
  path: string;
  alt: string;
  /** Whether it is written in Markdown, as `![alt](file)`. */
  inText: boolean;
}

/**
 * @param name the content file that names a picture
 * @param file as it is written there
 * @returns its path from the content folder
 */
export const picturePath = (name: string, file: string): string =>
  posix.join(posix.dirname(name), file);

/** @returns all pictures of fields and of Markdown texts, in the order of their files */
export const findPictures = (): NamedPicture[] =>
  contentFileNames().flatMap((name) => {
    const text = readContentText(name);
    if (name.endsWith('.yaml')) return findInFields(name, parseYaml(contentFile(name), text), []);
    const { head = '', body = '' } = splitFrontMatter(text) ?? {};
    return [
      ...findInFields(name, parseYaml(contentFile(name), `\n${head}`), []),
      ...findInMarkdown(name, body, contentFile(name)),
    ];
  });

function findInFields(name: string, value: unknown, path: readonly string[]): NamedPicture[] {
  const location = `${contentFile(name)}: ${path.join('.')}`;
  // Texts of own pages are Markdown within YAML.
  if (typeof value === 'string')
    return name.startsWith(`${ownPagesFolder}/`) ? findInMarkdown(name, value, location) : [];
  if (typeof value !== 'object' || value === null) return [];
  const { file, alt } = { file: undefined, alt: undefined, ...value };
  if (path.at(-1) === 'picture' && typeof file === 'string') {
    return [
      {
        location: `${location}.file`,
        file,
        path: picturePath(name, file),
        alt: String(alt ?? ''),
        inText: false,
      },
    ];
  }
  return Object.entries(value).flatMap(([key, child]) => findInFields(name, child, [...path, key]));
}

const findInMarkdown = (name: string, markdown: string, location: string): NamedPicture[] =>
  [...markdown.matchAll(/!\[([^\][]*)\]\(([^)\s]+)/g)].map(([, alt = '', file = '']) => ({
    location,
    file,
    path: picturePath(name, file),
    alt: alt.trim(),
    inText: true,
  }));
