/** Reads and writes content files for the editor: only inside the content folder, and only valid ones. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { toCanonicalPath } from '../../lib/canonical-path.ts';
import { getContentSchema, namedContentFiles } from '../../lib/content/files.ts';
import { readFirmMarkers, readRedirects } from '../../lib/content/firm-files.ts';
import {
  contentFile,
  getContentFolder,
  listContentFiles,
  readContentText,
} from '../../lib/content/folder.ts';
import type { Markers } from '../../lib/content/markers.ts';
import { getPagePaths, isPublishedFile } from '../../lib/content/page-paths.ts';
import { ContentError, readContent, readIfValid } from '../../lib/content/read.ts';
import { isPicturePath, pictureFormats } from '../../lib/content/schemas/picture.ts';
import { type ContentText, joinFile, splitFile } from '../../lib/content/write/content-file.ts';

/** A refused request: an HTTP status, and a message for the owner. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly FieldProblem[];
  constructor(status: number, message: string, problems: readonly FieldProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

/** An error of a field, as the build reports it. */
interface FieldProblem {
  /** Such as `items.0.name`. */
  field: string;
  message: string;
}

interface OpenFile extends ContentText {
  /** Digest of the file; null if it does not exist. */
  version: string | null;
}

const redirectsFile = 'redirects.yaml';

const getVersion = (text: string) => createHash('sha256').update(text).digest('hex');

/** @returns the names of the files that the editor can open, sorted */
export const listFiles = (): string[] =>
  [...new Set([...namedContentFiles, ...listContentFiles()])].filter(getContentSchema).sort();

/** @throws Refusal for an unknown file or invalid YAML */
export function openFile(name: string): OpenFile {
  getSchema(name);
  const text = readText(name);
  if (text === undefined) return { fields: {}, version: null };
  try {
    return { ...splitFile(name, text), version: getVersion(text) };
  } catch (error) {
    throw new Refusal(422, `${contentFile(name)}: ${getMessage(error)}`);
  }
}

/**
 * Writes a file atomically and keeps the bytes of unchanged parts. Accepts a change that the file already
 * contains, whatever the version, so that clients can retry.
 * @param version the edited version; null for a new file
 * @returns the new version
 * @throws Refusal if the content is invalid or the file was changed since
 */
export function saveFile(name: string, content: ContentText, version: string | null): string {
  const schema = getSchema(name);
  const file = contentFile(name);
  const before = readText(name);
  const currentVersion = before === undefined ? null : getVersion(before);
  const text = merge(name, before ?? '', content);
  if (currentVersion !== version && text !== before) {
    const conflict = version === null ? 'exists already' : 'was changed by someone else';
    throw new Refusal(409, `${file} ${conflict}.`);
  }
  try {
    readContent(file, text, schema, readMarkers(name));
  } catch (error) {
    if (error instanceof ContentError) throw toRefusal(file, error);
    throw error;
  }
  if (text !== before) writeAtomically(name, text);
  return getVersion(text);
}

/**
 * Deletes a file, if it still exists.
 * @param target the page to which its address redirects; by default it is not found
 * @throws Refusal for a file that the site needs, or that was changed since
 */
export function deleteFile(name: string, version: string, target?: string): void {
  if (!checkVersion(name, version, 'deleted')) return;
  const { path, aliases } = getAddress(name) ?? {};
  if (path && target) addRedirects([path, ...(aliases ?? [])], target);
  rmSync(resolveSafely(name));
}

/**
 * Renames a file in its folder. Visitors of the old address of its page are sent to the new one.
 * @param target new file name, such as `posts/new-name.md`
 * @throws Refusal for a file that the site needs, that was changed since, or a name that cannot be used
 */
export function renameFile(name: string, version: string, target: string): void {
  getSchema(target);
  if (dirname(target) !== dirname(name) || extname(target) !== extname(name)) {
    throw new Refusal(400, `${contentFile(name)} can only get another name in its folder.`);
  }
  const isDone = readText(name) === undefined && openFile(target).version === version;
  if (isDone || !checkVersion(name, version, 'renamed')) return;
  if (readText(target) !== undefined) {
    throw new Refusal(409, `${contentFile(target)} exists already. Choose another name.`);
  }
  const before = getAddress(name);
  const [path] = getPagePaths(target);
  if (before && path) addRedirects([before.path, ...before.aliases], path);
  renameSync(resolveSafely(name), resolveSafely(target));
}

/**
 * @returns whether the file exists
 * @throws Refusal for a file that the site needs, or that was changed since
 */
function checkVersion(name: string, version: string, change: 'deleted' | 'renamed'): boolean {
  getSchema(name);
  if (namedContentFiles.includes(name)) {
    throw new Refusal(
      409,
      `${contentFile(name)} cannot be ${change}: a page of the site needs it.`,
    );
  }
  const currentVersion = openFile(name).version;
  if (currentVersion !== null && currentVersion !== version) {
    throw new Refusal(409, `${contentFile(name)} was changed by someone else. Open it again.`);
  }
  return currentVersion !== null;
}

interface Address {
  /** Of the file's own page. */
  path: string;
  aliases: readonly string[];
  /** The page above it. */
  parent: string;
}

/** @returns the address of a file's own page, if it is published */
export function getAddress(name: string): Address | undefined {
  const [path, ...aliases] = getPagePaths(name);
  if (
    path === undefined ||
    readText(name) === undefined ||
    !readIfValid(() => isPublishedFile(name), false)
  )
    return undefined;
  return { path, aliases, parent: posix.dirname(aliases.at(-1) ?? path) };
}

/** Redirects old addresses to a page, and updates redirects that led to them. */
function addRedirects(from: readonly string[], to: string): void {
  const kept = Object.entries(readRedirects())
    .filter(([old]) => toCanonicalPath(old) !== to)
    .map(([old, target]) => {
      const [path = '', anchor] = target.split('#');
      return [old, from.includes(path) ? [to, anchor].filter(Boolean).join('#') : target];
    });
  const fields = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(from.map((path) => [path, to])),
  };
  const before = readText(redirectsFile) ?? '';
  writeAtomically(redirectsFile, merge(redirectsFile, before, { fields }));
}

/** Extensions by the format that sharp reads from the file. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*(\.[a-z]+)$/;

/**
 * Saves a picture beside a content file.
 * @param picture file name without a folder
 * @returns its path from the content file, such as `./fox.png`
 * @throws Refusal for other formats, and if another picture has the name
 */
export async function addPicture(name: string, picture: string, bytes: Buffer): Promise<string> {
  getSchema(name);
  const [, extension = ''] = pictureName.exec(picture) ?? [];
  const { format = '' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }));
  if (!extensions[format]?.includes(extension)) {
    throw new Refusal(415, `A picture must be a ${pictureFormats}, with a matching file name.`);
  }
  const path = join(dirname(name), picture);
  await mkdir(dirname(resolve(contentFile(path))), { recursive: true });
  const target = resolveSafely(path);
  if (existsSync(target) && !readFileSync(target).equals(bytes)) {
    throw new Refusal(409, `${contentFile(path)} is another picture. Rename yours.`);
  }
  writeFileSync(target, bytes);
  return `./${picture}`;
}

/** @throws Refusal if there is no such picture beside the content file */
export function readPicture(name: string, picture: string): { bytes: Buffer; type: string } {
  getSchema(name);
  const path = join(dirname(name), picture);
  if (!isPicturePath(`./${picture}`) || !existsSync(contentFile(path))) {
    throw new Refusal(404, `There is no picture ${picture} beside ${contentFile(name)}.`);
  }
  const extension = extname(path).slice(1).toLowerCase();
  const type = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  return { bytes: readFileSync(resolveSafely(path)), type };
}

/** @throws Refusal for an unknown file */
export function getSchema(name: string): z.ZodType {
  const schema = getContentSchema(name);
  if (schema) return schema;
  throw new Refusal(404, `${getContentFolder()}/ has no such file.`);
}

function readText(name: string): string | undefined {
  if (!existsSync(contentFile(name))) return undefined;
  resolveSafely(name);
  return readContentText(name);
}

/** @throws Refusal for a path, or the target of a symbolic link, outside the content folder */
function resolveSafely(name: string): string {
  const folder = realpathSync(getContentFolder());
  const path = resolve(contentFile(name));
  const real = existsSync(path)
    ? realpathSync(path)
    : join(realpathSync(dirname(path)), basename(path));
  if (real.startsWith(folder + sep)) return real;
  throw new Refusal(403, `${contentFile(name)} is outside ${getContentFolder()}/.`);
}

function merge(name: string, before: string, content: ContentText): string {
  try {
    return joinFile(name, before, content);
  } catch (error) {
    throw new Refusal(422, `${contentFile(name)}: ${getMessage(error)}`);
  }
}

/** Without a valid brand, markers stay unfilled. */
const readMarkers = (name: string): Markers =>
  name.startsWith('brand') ? {} : readIfValid(readFirmMarkers, {});

function toRefusal(file: string, { message }: ContentError): Refusal {
  const problems = message.split('\n').map((line) => {
    const [field = '', ...rest] = line.slice(`${file}: `.length).split(': ');
    return { field: field === 'the file as a whole' ? '' : field, message: rest.join(': ') };
  });
  return new Refusal(422, message, problems);
}

function writeAtomically(name: string, text: string): void {
  const target = resolveSafely(name);
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
