/** Folders in which each file is one entry of a list, such as a city. */
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { firmMarkers } from './firm-files.ts';
import { contentFile, contentFileNames, contentFolder, readYamlFile } from './folder.ts';
import { ContentError } from './read.ts';

type EntrySchema = z.ZodType<{ order?: number | undefined }>;

/** @returns the names of a folder's files without their ending, sorted */
export const entryIds = (list: string, folder = contentFolder()): string[] =>
  contentFileNames(folder)
    .filter((name) => dirname(name) === list && name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'));

/**
 * Reads the entries of a list that must not be empty.
 * @param list the folder in the content folder, such as `cities`
 * @throws ContentError naming the file and each field that is missing or wrong, or an empty folder
 */
export function readEntries<Schema extends EntrySchema>(list: string, schema: Schema) {
  const entries = readAnyEntries(list, schema);
  if (entries.length > 0) return entries;
  throw new ContentError(`${contentFile(list)}: must have at least one file`);
}

/**
 * Reads the entries of a list, in the owner's order. The name of a file is the id of its entry.
 * @returns an empty list if the folder is empty or missing
 */
export function readAnyEntries<Schema extends EntrySchema>(
  list: string,
  schema: Schema,
): (z.output<Schema> & { id: string })[] {
  const markers = firmMarkers();
  const entries = entryIds(list).map((id) => ({
    id,
    ...readYamlFile(`${list}/${id}.yaml`, schema, markers),
  }));
  return entries.toSorted(
    (a, b) =>
      (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
      a.id.localeCompare(b.id),
  );
}
