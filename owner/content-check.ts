/**
 * `npm run content:check`: finds what breaks a build or a page, in the content, the mark and the typeface.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findErrors, findUnknownFileErrors } from '../lib/content/check/check.ts';
import { findOldPay } from '../lib/content/check/pay.ts';
import { getContentFolder } from '../lib/content/folder.ts';
import { collectErrors } from '../lib/content/read.ts';
import { findIconErrors, findMarkErrors } from '../site/brand/mark.ts';
import { findMissingCharacters, findTypefaceErrors } from '../site/brand/typeface.ts';
import { runForOwner } from './command.ts';

const pagesFolder = fileURLToPath(new URL('../site/pages/', import.meta.url));

/** @returns the files of the site's pages, such as `blog/index.astro` */
export const pageFiles = (): string[] => globSync('**/*.{astro,ts}', { cwd: pagesFolder });

/** @returns a sentence for each error, with its file and what to do */
export const findContentErrors = async (): Promise<string[]> => {
  const errors = await Promise.all([findBuildErrors(), collectErrors(findUnknownFileErrors)]);
  return [...new Set(errors.flat())];
};

/**
 * @returns a sentence for each reason not to build. Unlike the content check, a build ignores files that no page reads
 */
export const findBuildErrors = async (): Promise<string[]> => [
  ...(await collectErrors(() =>
    findErrors(pageFiles(), [findMarkErrors, findIconErrors, findTypefaceErrors]),
  )),
];

/** @returns a sentence for each problem that breaks no build, but that readers may notice */
export const findContentNotes = async (): Promise<readonly string[]> =>
  (
    await Promise.all([findMissingCharacters, () => findOldPay(Date.now())].map(collectErrors))
  ).flat();

async function run(): Promise<number> {
  const errors = await findContentErrors();
  for (const error of errors) console.log(`${error}\n`);
  for (const note of await findContentNotes()) console.log(`Note: ${note}\n`);
  const count = errors.length === 1 ? '1 error' : `${errors.length || 'no'} errors`;
  console.log(`${getContentFolder()}/ has ${count}.`);
  return errors.length === 0 ? 0 : 1;
}

if (import.meta.main) await runForOwner(run);
