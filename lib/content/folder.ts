/** Finds and reads the files of the content folder. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { z } from 'zod';
import type { Markers } from './markers.ts';
import { ContentError, readContent, readMarkdown } from './read.ts';

/** The firm's own folder, which Git ignores here; the demonstration firm is shown until it is there. */
const ownFolder = 'content';
const sampleFolder = 'sample';

/** The folder of the firm's own content, as the owner wrote it. A relative path starts at the working directory. */
export const getOwnFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  posix.normalize(environment.CONTENT_DIR?.trim() || ownFolder).replace(/(?<=.)\/$/, '');

/** The firm's own folder; without CONTENT_DIR and without such a folder, that of the sample. */
export function getContentFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const folder = getOwnFolder(environment);
  return environment.CONTENT_DIR?.trim() || isFolder(folder) ? folder : sampleFolder;
}

/** @returns Astro's cache folder, one for each content folder, since two builds may run at once */
export const getBuildCacheFolder = (folder = getContentFolder()): string =>
  `./.cache/astro/${folder.replaceAll(/[^\w-]+/g, '-')}`;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * @param name a file's path in the content folder, such as `pages/about.yaml`
 * @returns its path as the owner sees it, which also opens it: `content/pages/about.yaml`
 */
export const contentFile = (name: string, folder = getContentFolder()): string =>
  posix.join(folder, name);

/**
 * @param name a content file that names a picture
 * @param file the picture as it is written there: `./portrait.jpg`
 * @returns the picture's path in the content folder
 */
export const picturePath = (name: string, file: string): string =>
  posix.join(posix.dirname(name), file);

/**
 * @returns the paths of all YAML and Markdown files, from the content folder, in order
 * @throws ContentError when there is no such folder
 */
export function listContentFiles(folder = getContentFolder()): string[] {
  if (!isFolder(folder)) throw createFolderError(folder);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .sort();
}

/**
 * @param name the path in the content folder
 * @returns the file's text
 * @throws ContentError when the file or the whole folder is missing
 */
export function readContentText(name: string, folder = getContentFolder()): string {
  const file = contentFile(name, folder);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!isFolder(folder)) throw createFolderError(folder);
    if (!isMissing(error)) throw error;
    throw new ContentError(`${file}: the file is missing`);
  }
}

/**
 * Reads and checks a YAML file.
 * @param name the path in the content folder, such as `brand/firm.yaml`
 * @param markers values that take the place of `{name}` in every text of the file
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const readYamlFile = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  markers?: Markers,
  folder = getContentFolder(),
): z.output<Schema> =>
  readContent(contentFile(name, folder), readContentText(name, folder), schema, markers);

/**
 * Reads a Markdown file and checks its fields.
 * @param name the path in the content folder, such as `legal/terms.md`
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const readMarkdownFile = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  markers?: Markers,
) => readMarkdown(contentFile(name), readContentText(name), schema, markers);

const createFolderError = (folder: string) =>
  new ContentError(
    `The setting CONTENT_DIR must name a folder: there is none at ${resolve(folder)}.`,
  );

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
