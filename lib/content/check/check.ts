/** Checks the content folder: each file by its schema, then whether the files fit each other. */

import { contentSchema, namedContentFiles } from '../files.ts';
import { entryIds, firmMarkers } from '../firm-files.ts';
import { contentFile, contentFileNames, contentFolder, readContentText } from '../folder.ts';
import type { Markers } from '../markers.ts';
import { pictureErrors } from '../pictures.ts';
import { ContentError, readContent } from '../read.ts';
import { claimErrors, firmFigureErrors } from './claims.ts';
import { linkErrors, linkTargets } from './links.ts';
import { namedEntryErrors } from './named-entries.ts';
import { ownPageErrors } from './own-pages.ts';
import { redirectErrors } from './redirects.ts';

/**
 * Checks each file by its schema.
 * @returns a sentence for each missing file and each wrong field
 */
export function fieldErrors(): string[] {
  const names = new Set([...namedContentFiles, ...contentFileNames()]);
  const markers = markersIfReadable();
  return [
    ...[...names].flatMap((name) => {
      const schema = contentSchema(name);
      if (!schema) return [];
      return errorsIn(() => readContent(contentFile(name), readContentText(name), schema, markers));
    }),
    ...['cities', 'services']
      .filter((list) => entryIds(list).length === 0)
      .map(
        (list) =>
          `${contentFile(list)}: must have at least one file, such as a copy of a shipped one`,
      ),
  ];
}

/** @returns a sentence for each file that no page reads */
export const unknownFileErrors = (): string[] =>
  contentFileNames()
    .filter((name) => !contentSchema(name))
    .map(
      (name) =>
        `${contentFile(name)}: nothing on the site reads it. Move it out of ${contentFolder()}/`,
    );

/**
 * Checks what no schema can see: links, anchors, names, pictures, redirects and claims.
 * @param pageFiles the files of the site's pages, such as `blog/index.astro`
 * @throws ContentError for a file that cannot be read
 */
export async function relationErrors(pageFiles: readonly string[]): Promise<string[]> {
  const targets = linkTargets(pageFiles);
  return [
    ...ownPageErrors(pageFiles),
    ...namedEntryErrors(),
    ...linkErrors(targets),
    ...(await pictureErrors()),
    ...redirectErrors(targets),
    ...claimErrors(),
    ...firmFigureErrors(),
  ];
}

/** Errors in the brand's own file are reported with those of the other files. */
function markersIfReadable(): Markers {
  let markers: Markers = {};
  errorsIn(() => {
    markers = firmMarkers();
  });
  return markers;
}

function errorsIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}
