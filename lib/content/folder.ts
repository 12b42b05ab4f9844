/** Finds the content folder. */
import { statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { OwnerError } from './errors.ts';

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

/** @throws OwnerError when there is no such folder */
export function requireFolder(folder: string): void {
  if (isFolder(folder)) return;
  throw new OwnerError(
    `The setting CONTENT_DIR must name a folder: there is none at ${resolve(folder)}.`,
  );
}
