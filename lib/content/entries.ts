/** Folders in which each file is one entry of a list, such as a city: the owner adds and takes away files. */
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { contentFile, contentFileNames, contentFolder, readYamlFile } from './folder.ts';
import type { Markers } from './markers.ts';
import { ContentError } from './read.ts';

/** The place of an entry among the others; those without one follow, by the names of their files. */
export const order = z.int().optional();

/** @returns the names of a folder's files without their ending, sorted */
export const entryIds = (list: string, folder = contentFolder()): string[] =>
  contentFileNames(folder)
    .filter((name) => dirname(name) === list && name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'));

/**
 * Reads the entries of a list of which there must be one.
 * @param list the folder in the content folder, such as `cities`
 * @throws ContentError naming the file and each field that is missing or wrong, or an empty folder
 */
export function readEntries<Schema extends z.ZodType<{ order?: number | undefined }>>(
  list: string,
  schema: Schema,
  markers?: Markers,
): (z.output<Schema> & { id: string })[] {
  const entries = readAnyEntries(list, schema, markers);
  if (entries.length > 0) return entries;
  throw new ContentError(`${contentFile(list)}: must have at least one file`);
}

/**
 * Reads the entries of a list, in the owner's order. The name of a file is the id of its entry.
 * @returns none where the folder is empty or missing
 */
export function readAnyEntries<Schema extends z.ZodType<{ order?: number | undefined }>>(
  list: string,
  schema: Schema,
  markers?: Markers,
): (z.output<Schema> & { id: string })[] {
  const entries = entryIds(list).map((id) => ({
    id,
    ...readYamlFile(`${list}/${id}.yaml`, schema, markers),
  }));
  const place = ({ order: given }: (typeof entries)[number]) => given ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}
