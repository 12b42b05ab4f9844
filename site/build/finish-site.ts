import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isInternalPage } from '../../server/site/addresses.ts';
import { parsePage } from '../text/html-source.ts';
import {
  addSearchTexts,
  explanations,
  getPageFile,
  linkShownFigures,
  listPages,
  type PageFacts,
  readFacts,
  refuseDeadAnchors,
} from './built-pages.ts';
import { finishPage } from './finish-page.ts';
import type { IslandScripts } from './island-scripts.ts';
import { createPageWords, pruneStyles } from './prune-styles.ts';

/** Extensions of files that compress well. */
const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Files processed at once: enough to keep the compression threads busy. */
const filesAtOnce = 8;
/** The highest quality: slower, but keeps the home page within its size limit (docs/decisions/build.md). */
const brotliQuality = 11;
/** Below this size a copy costs more than it saves. */
const minBytes = 512;

/**
 * Turns Astro's output into the site that is served. Each page is read and parsed once.
 * @param folder the built site
 * @param scripts what the first script of each island imports
 * @param siteUrl the address that the site is built for
 * @throws OwnerError if a link leads to no anchor
 */
export async function finishSite(
  folder: string,
  scripts: IslandScripts,
  siteUrl: string,
): Promise<void> {
  const pages = new Map<string, PageFacts>();
  const readPageWords = await createPageWords(folder, scripts);
  // The explanations name the other pages that show a figure.
  const { last = [], others = [] } = Object.groupBy(await listPages(folder), (path) =>
    path === explanations ? 'last' : 'others',
  );
  for (const path of [...others, ...last]) {
    const file = getPageFile(folder, path);
    const html = await readFile(file, 'utf8');
    const elements = parsePage(html);
    const figures = linkShownFigures(elements, pages);
    const words = readPageWords(html);
    const shrink = (css: string) => pruneStyles(css, words);
    await writeFile(file, finishPage(html, scripts, elements, figures, shrink));
    // The server fills in the rest of such pages.
    if (!isInternalPage(path)) pages.set(path, readFacts(elements));
  }
  refuseDeadAnchors(pages, siteUrl);
  await addSearchTexts(folder, pages);
  await compressFiles(folder);
}

/** Compresses what browsers ask for as text. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const workers = Array.from({ length: filesAtOnce }, async () => {
    for (const file of files) await precompress(file, await readFile(file));
  });
  await Promise.all(workers);
}

/**
 * Writes a brotli and a gzip copy beside a file, so that the server need not compress.
 * @param content of the file
 */
export async function precompress(file: string, content: Buffer): Promise<void> {
  if (content.length < minBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
