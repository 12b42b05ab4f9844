/** `npm run content:check`: finds what breaks a build or a page, in the content, the mark and the typeface. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  findFieldErrors,
  findRelationErrors,
  findUnknownFileErrors,
} from '../lib/content/check/check.ts';
import { getContentFolder } from '../lib/content/folder.ts';
import { ContentError } from '../lib/content/read.ts';
import { findMarkErrors } from '../site/brand/mark.ts';
import { findTypefaceErrors } from '../site/brand/typeface.ts';

const pagesFolder = fileURLToPath(new URL('../site/pages/', import.meta.url));

/** @returns the files of the site's pages, such as `blog/index.astro` */
export const pageFiles = (): string[] => globSync('**/*.{astro,ts}', { cwd: pagesFolder });

/** @returns a sentence for each error, with its file and what to do */
export async function findContentErrors(): Promise<string[]> {
  try {
    const unreadable = [...findFieldErrors(), ...findUnknownFileErrors()];
    // Files that cannot be read cannot be checked further.
    return unreadable.length > 0 ? unreadable : await findRelatedErrors();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/**
 * @returns a sentence for each reason not to build. Unlike the content check, a build ignores files that no page reads
 * @throws ContentError for a file that cannot be read
 */
export async function findBuildErrors(): Promise<string[]> {
  const unreadable = findFieldErrors();
  return unreadable.length > 0 ? unreadable : findRelatedErrors();
}

const findRelatedErrors = async (): Promise<string[]> => [
  ...findMarkErrors(),
  ...findTypefaceErrors(),
  ...(await findRelationErrors(pageFiles())),
];

async function run(): Promise<number> {
  const errors = await findContentErrors();
  for (const error of errors) console.log(`${error}\n`);
  const count = errors.length === 1 ? '1 error' : `${errors.length || 'no'} errors`;
  console.log(`${getContentFolder()}/ has ${count}.`);
  return errors.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await run();
