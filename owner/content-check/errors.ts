/** Errors that break a build or a page: wrong files, links, anchors, notes, claims and redirects. */
import { checkContent } from '../../lib/content/check.ts';
import { contentSchema } from '../../lib/content/files.ts';
import { contentFile, contentFileNames, contentFolder } from '../../lib/content/folder.ts';
import { ContentError } from '../../lib/content/read.ts';
import { findMarkErrors } from '../../site/brand/mark.ts';
import { findTypefaceErrors } from '../../site/brand/typeface.ts';
import { claimErrors } from './claims.ts';
import { firmFigureErrors } from './firm-figures.ts';
import { linkErrors, linkTargets } from './links.ts';
import { namedEntryErrors } from './named-entries.ts';
import { namedPostErrors } from './named-posts.ts';
import { ownPageErrors } from './own-pages.ts';
import { pictureErrors } from './pictures.ts';
import { postErrors } from './posts.ts';
import { redirectErrors } from './redirects.ts';

/** @returns a sentence for each error, with its file and what to do; empty where there is none */
export function contentErrors(): Promise<string[]> {
  return sentencesOf(async () => {
    const unreadable = [...(await fieldErrors()), ...strangers()];
    // Files that cannot be read cannot be checked further.
    return unreadable.length > 0 ? unreadable : meaningErrors();
  });
}

/** What no schema can see: each file is right, and they do not fit each other. */
export async function meaningErrors(): Promise<string[]> {
  const targets = linkTargets();
  return [
    ...ownPageErrors(),
    ...findMarkErrors(),
    ...findTypefaceErrors(),
    ...postErrors(),
    ...namedEntryErrors(),
    ...namedPostErrors(),
    ...linkErrors(targets),
    ...(await pictureErrors()),
    ...redirectErrors(targets),
    ...claimErrors(),
    ...firmFigureErrors(),
  ];
}

const fieldErrors = () =>
  sentencesOf(async () => {
    checkContent();
    return [];
  });

/** @returns what a check returns, or the sentences of what it throws */
async function sentencesOf(check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

const strangers = () =>
  contentFileNames()
    .filter((name) => !contentSchema(name))
    .map(
      (name) =>
        `${contentFile(name)}: nothing on the site reads it. Move it out of ${contentFolder()}/`,
    );
