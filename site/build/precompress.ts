import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of files that compress well. */
export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
]);

/**
 * One below the highest, which takes two and a half times as long for pages that are 2 % smaller: a site of a
 * thousand posts would spend a minute more on it (docs/decisions/0014-the-build.md).
 */
const brotliQuality = 10;

/** Below this size a copy costs more than it saves. */
const minBytes = 512;

/**
 * Writes a brotli and a gzip copy beside a file, so that the server need not compress.
 * @param content what the file holds
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
