/** Reads and writes the files of the content folder for the editor; nothing outside it, and nothing unsound. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { contentSchema, namedContentFiles } from '../../lib/content/files.ts';
import { firmMarkers } from '../../lib/content/firm-files.ts';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../lib/content/folder.ts';
import type { Markers } from '../../lib/content/markers.ts';
import { ContentError, readContent } from '../../lib/content/read.ts';
import { isPicturePath, pictureFormats } from '../../lib/content/schemas/picture.ts';

import { type ContentText, joinFile, splitFile } from '../../lib/content/write/content-file.ts';

/** Why a request is refused: the HTTP status, and a sentence for the owner. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly FieldProblem[];
  constructor(status: number, message: string, problems: readonly FieldProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

/** What is wrong with a field, in the words of the build. */
export interface FieldProblem {
  /** The way to it, such as `items.0.name`. */
  field: string;
  message: string;
}

export interface OpenFile extends ContentText {
  /** Changes with every change of the file; null while there is none. */
  version: string | null;
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** @returns the files that the editor can open, in order */
export const editableFiles = (): string[] =>
  [...new Set([...namedContentFiles, ...contentFileNames()])].filter(contentSchema).sort();

/** @throws Refusal for a file that no schema knows, or whose YAML is broken */
export function openFile(name: string): OpenFile {
  schemaOf(name);
  const text = currentText(name);
  if (text === undefined) return { fields: {}, version: null };
  try {
    return { ...splitFile(name, text), version: versionOf(text) };
  } catch (error) {
    throw new Refusal(422, `${contentFile(name)}: ${messageOf(error)}`);
  }
}

/**
 * Writes a file as a whole or not at all; what did not change keeps its bytes. A change that the file
 * already contains succeeds, whatever the version: a client that lost the answer asks again.
 * @param version the version that was edited; null for a new file
 * @returns the new version
 * @throws Refusal with the build's sentences, or when somebody else changed the file meanwhile
 */
export function saveFile(name: string, content: ContentText, version: string | null): string {
  const schema = schemaOf(name);
  const file = contentFile(name);
  const before = currentText(name);
  const now = before === undefined ? null : versionOf(before);
  const text = merged(name, before ?? '', content);
  if (now !== version && text !== before) {
    const what = version === null ? 'is there already' : 'was changed elsewhere meanwhile';
    throw new Refusal(409, `${file} ${what}. Open it again; nothing was written.`);
  }
  try {
    readContent(file, text, schema, markersFor(name));
  } catch (error) {
    if (error instanceof ContentError) throw refused(file, error);
    throw error;
  }
  if (text !== before) writeWhole(name, text);
  return versionOf(text);
}

/**
 * Removes a file; succeeds if it is gone already.
 * @throws Refusal for a file that the site cannot do without
 */
export function removeFile(name: string, version: string): void {
  schemaOf(name);
  if (namedContentFiles.includes(name)) {
    throw new Refusal(409, `${contentFile(name)} must be there: a page of the site is made of it.`);
  }
  const now = openFile(name).version;
  if (now === null) return;
  if (now !== version) {
    throw new Refusal(409, `${contentFile(name)} was changed elsewhere meanwhile. Open it again.`);
  }
  rmSync(safePath(name));
}

/** Pictures that the build reads, by the format that is found in the file itself. */
const formats: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*(\.[a-z]+)$/;

/**
 * Puts a picture beside a content file.
 * @param name the content file that will show it
 * @param picture its own name, without a folder
 * @returns the way to it from the content file: `./fox.png`
 */
export async function addPicture(name: string, picture: string, bytes: Buffer): Promise<string> {
  schemaOf(name);
  const [, ending = ''] = pictureName.exec(picture) ?? [];
  const { format = '' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }));
  if (!formats[format]?.includes(ending)) {
    throw new Refusal(415, `A picture must be a ${pictureFormats} whose name ends accordingly.`);
  }
  const path = join(dirname(name), picture);
  await mkdir(dirname(resolve(contentFile(path))), { recursive: true });
  const target = safePath(path);
  if (existsSync(target) && !readFileSync(target).equals(bytes)) {
    throw new Refusal(409, `There is another picture ${contentFile(path)}. Rename yours.`);
  }
  writeFileSync(target, bytes);
  return `./${picture}`;
}

/** @returns a picture beside a content file, and its ending */
export function pictureBeside(name: string, picture: string): { bytes: Buffer; ending: string } {
  schemaOf(name);
  const path = join(dirname(name), picture);
  if (!isPicturePath(`./${picture}`) || !existsSync(contentFile(path))) {
    throw new Refusal(404, `There is no picture ${picture} beside ${contentFile(name)}.`);
  }
  return { bytes: readFileSync(safePath(path)), ending: extname(path).toLowerCase() };
}

/** @throws Refusal for a file that no schema knows */
export function schemaOf(name: string): z.ZodType {
  const schema = contentSchema(name);
  if (schema) return schema;
  throw new Refusal(404, `${contentFolder()}/ has no such file.`);
}

function currentText(name: string): string | undefined {
  if (!existsSync(contentFile(name))) return undefined;
  safePath(name);
  return readContentText(name);
}

/** A link inside the folder may lead out of it: what counts is where a file is in the end. */
function safePath(name: string): string {
  const folder = realpathSync(contentFolder());
  const path = resolve(contentFile(name));
  const real = existsSync(path)
    ? realpathSync(path)
    : join(realpathSync(dirname(path)), basename(path));
  if (real.startsWith(folder + sep)) return real;
  throw new Refusal(403, `${contentFile(name)} leads out of ${contentFolder()}/.`);
}

function merged(name: string, before: string, content: ContentText): string {
  try {
    return joinFile(name, before, content);
  } catch (error) {
    throw new Refusal(422, `${contentFile(name)}: ${messageOf(error)}`);
  }
}

/** While the brand itself is broken, its markers stay as they are. */
function markersFor(name: string): Markers {
  try {
    return name.startsWith('brand') ? {} : firmMarkers();
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}

function refused(file: string, { message }: ContentError): Refusal {
  const problems = message.split('\n').map((line) => {
    const [field = '', ...words] = line.slice(`${file}: `.length).split(': ');
    return { field: field === 'the file as a whole' ? '' : field, message: words.join(': ') };
  });
  return new Refusal(422, message, problems);
}

/** A reader never sees half a file. */
function writeWhole(name: string, text: string): void {
  const target = safePath(name);
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
