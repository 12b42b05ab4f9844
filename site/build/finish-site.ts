import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { finishPage } from './finish-page.ts';
import type { IslandScripts } from './island-scripts.ts';

/** Extensions of files that compress well. */
const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Files processed at once: enough to keep the compression threads busy. */
const filesAtOnce = 8;
/** The highest quality: slower, but keeps the home page within its size limit (docs/decisions/build.md). */
const brotliQuality = 11;
/** Below this size a copy costs more than it saves. */
const minBytes = 512;

/**
 * Turns Astro's output into the site that is served: finishes each page and compresses each file.
 * @param folder the built site
 * @param scripts what the first script of each island imports
 */
export async function finishSite(folder: string, scripts: IslandScripts): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const workers = Array.from({ length: filesAtOnce }, async () => {
    for (const file of files) await finishFile(file, scripts);
  });
  await Promise.all(workers);
}

async function finishFile(file: string, scripts: IslandScripts): Promise<void> {
  let content = await readFile(file);
  if (extname(file) === '.html') {
    content = Buffer.from(finishPage(content.toString(), scripts));
    await writeFile(file, content);
  }
  await precompress(file, content);
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
