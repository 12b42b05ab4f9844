/** Checks the content folder: each file by its schema, then whether the files fit each other. */

import { getContentSchema, namedContentFiles } from '../files.ts';
import { listEntryIds, readFirmMarkers } from '../firm-files.ts';
import { contentFile, getContentFolder, listContentFiles, readContentText } from '../folder.ts';
import type { Markers } from '../markers.ts';
import { findPictureErrors } from '../pictures.ts';
import { ContentError, readContent } from '../read.ts';
import { findClaimErrors, findFirmFigureErrors } from './claims.ts';
import { findLinkErrors, listLinkTargets } from './links.ts';
import { findNamedEntryErrors } from './named-entries.ts';
import { findOwnPageErrors } from './own-pages.ts';
import { findRedirectErrors } from './redirects.ts';

/**
 * Checks each file by its schema.
 * @returns a sentence for each missing file and each wrong field
 */
export function findFieldErrors(): string[] {
  const names = new Set([...namedContentFiles, ...listContentFiles()]);
  const markers = readMarkersIfValid();
  return [
    ...[...names].flatMap((name) => {
      const schema = getContentSchema(name);
      if (!schema) return [];
      return collectErrors(() =>
        readContent(contentFile(name), readContentText(name), schema, markers),
      );
    }),
    ...['cities', 'services']
      .filter((list) => listEntryIds(list).length === 0)
      .map(
        (list) =>
          `${contentFile(list)}: must have at least one file, such as a copy of a shipped one`,
      ),
  ];
}

/** @returns a sentence for each file that no page reads */
export const findUnknownFileErrors = (): string[] =>
  listContentFiles()
    .filter((name) => !getContentSchema(name))
    .map(
      (name) =>
        `${contentFile(name)}: nothing on the site reads it. Move it out of ${getContentFolder()}/`,
    );

/**
 * Checks what no schema can see: links, anchors, names, pictures, redirects and claims.
 * @param pageFiles the files of the site's pages, such as `blog/index.astro`
 * @throws ContentError for a file that cannot be read
 */
export async function findRelationErrors(pageFiles: readonly string[]): Promise<string[]> {
  const targets = listLinkTargets(pageFiles);
  return [
    ...findOwnPageErrors(pageFiles),
    ...findNamedEntryErrors(),
    ...findLinkErrors(targets),
    ...(await findPictureErrors()),
    ...findRedirectErrors(targets),
    ...findClaimErrors(),
    ...findFirmFigureErrors(),
  ];
}

/** Errors in the brand's own file are reported with those of the other files. */
function readMarkersIfValid(): Markers {
  let markers: Markers = {};
  collectErrors(() => {
    markers = readFirmMarkers();
  });
  return markers;
}

function collectErrors(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}
