/** Checks the content folder: each file against its schema, then references between files. */

import { parseDocument } from 'yaml';
import { z } from 'zod';
import { getContentSchema, namedContentFiles } from '../files.ts';
import { listEntryIds, readFirmMarkers } from '../firm-files.ts';
import { contentFile, getContentFolder, listContentFiles, readContentText } from '../folder.ts';
import type { Markers } from '../markers.ts';
import { findPictureErrors } from '../pictures.ts';
import { collectErrors, readContent, readIfValid } from '../read.ts';
import { brandFile } from '../schemas/brand.ts';
import { findClaimErrors } from './claims.ts';
import { findLinkErrors, type LinkTargets, listLinkTargets } from './links.ts';
import { namedEntryChecks } from './named-entries.ts';
import { findNeedErrors } from './needs.ts';
import { findOwnPageErrors } from './own-pages.ts';
import { findRedirectErrors } from './redirects.ts';

/**
 * Checks each file against its schema, and what no schema can see: links, anchors, names, pictures, redirects
 * and claims. A check that needs an invalid file reports only that file's errors.
 * @param pageFiles the files of the site's pages, such as `blog/index.astro`
 * @param extraChecks run with the others
 * @returns a sentence for each missing file, wrong field and broken reference
 */
export async function findErrors(
  pageFiles: readonly string[],
  extraChecks: readonly (() => readonly string[] | Promise<readonly string[]>)[],
): Promise<string[]> {
  let targets: LinkTargets | undefined;
  const getTargets = () => {
    targets ??= listLinkTargets(pageFiles);
    return targets;
  };
  const checks = [
    ...listFieldChecks(),
    findEmptyFolders,
    ...extraChecks,
    () => findOwnPageErrors(pageFiles),
    ...namedEntryChecks,
    findNeedErrors,
    () => findLinkErrors(getTargets()),
    findPictureErrors,
    () => findRedirectErrors(getTargets()),
    findClaimErrors,
  ];
  const errors = await Promise.all(checks.map(collectErrors));
  // Several checks may stop at the same file.
  return [...new Set(errors.flat())];
}

/** @returns a check for each file: it must be there, and its fields must be right */
function listFieldChecks(): (() => string[])[] {
  const markers = readMarkersIfPossible();
  return [...new Set([...namedContentFiles, ...listContentFiles()])].flatMap((name) => {
    const schema = getContentSchema(name);
    if (!schema) return [];
    return () => {
      readContent(contentFile(name), readContentText(name), schema, markers);
      return [];
    };
  });
}

/** Uses the unchecked fields of an invalid brand file, so that other files report only their own errors. */
function readMarkersIfPossible(): Markers {
  const markers = readIfValid(readFirmMarkers, undefined);
  if (markers || !listContentFiles().includes(brandFile)) return markers ?? {};
  const fields: unknown = parseDocument(readContentText(brandFile)).toJS();
  return z.record(z.string(), z.string().catch('')).catch({}).parse(fields);
}

const findEmptyFolders = (): string[] =>
  ['cities', 'services']
    .filter((list) => listEntryIds(list).length === 0)
    .map(
      (list) =>
        `${contentFile(list)}: must have at least one file, such as a copy of a shipped one`,
    );

/** @returns a sentence for each file that no page reads */
export const findUnknownFileErrors = (): string[] =>
  listContentFiles()
    .filter((name) => !getContentSchema(name))
    .map(
      (name) =>
        `${contentFile(name)}: nothing on the site reads it. Move it out of ${getContentFolder()}/`,
    );
