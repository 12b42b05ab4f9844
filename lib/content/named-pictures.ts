/** Finds the pictures that content files name, for the build and for its checks. */
import { posix } from 'node:path';
import { contentFile, contentFileNames, readContentText } from './folder.ts';
import { parseYaml } from './read.ts';
import { ownPagesFolder } from './schemas/own-page.ts';

export interface NamedPicture {
  /** Where it is named, for the owner: `content/people.yaml: items.0.picture.file`. */
  place: string;
  /** As it is written: `./portrait.jpg`. */
  file: string;
  /** From the content folder. */
  path: string;
  /** What it is said to show. */
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
export const namedPictures = (): NamedPicture[] => contentFileNames().flatMap(picturesOf);

function picturesOf(name: string): NamedPicture[] {
  const text = readContentText(name).replaceAll('\r\n', '\n');
  if (name.endsWith('.yaml')) return inFields(name, parseYaml(contentFile(name), text), []);
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return [
    ...inFields(name, parseYaml(contentFile(name), `\n${head}`), []),
    ...inMarkdown(name, body, contentFile(name)),
  ];
}

/** A field of this name holds one, in whatever file. */
const pictureField = 'picture';

function inFields(name: string, value: unknown, way: readonly string[]): NamedPicture[] {
  const place = `${contentFile(name)}: ${way.join('.')}`;
  // Texts of the owner's own pages are Markdown within YAML.
  if (typeof value === 'string')
    return name.startsWith(`${ownPagesFolder}/`) ? inMarkdown(name, value, place) : [];
  if (typeof value !== 'object' || value === null) return [];
  const { file, alt } = { file: undefined, alt: undefined, ...value };
  if (way.at(-1) === pictureField && typeof file === 'string') {
    const path = picturePath(name, file);
    return [{ place: `${place}.file`, file, path, alt: String(alt ?? ''), inText: false }];
  }
  return Object.entries(value).flatMap(([key, child]) => inFields(name, child, [...way, key]));
}

const inMarkdown = (name: string, markdown: string, place: string): NamedPicture[] =>
  [...markdown.matchAll(/!\[([^\][]*)\]\(([^)\s]+)/g)].map(([, alt = '', file = '']) => ({
    place,
    file,
    path: picturePath(name, file),
    alt: alt.trim(),
    inText: true,
  }));
