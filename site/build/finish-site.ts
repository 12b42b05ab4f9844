import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { edited, pageElements } from '../text/html-source.ts';
import { loaderInPlace } from './after-paint.ts';
import { ownPolicy } from './own-hashes.ts';
import { compressible, precompress } from './precompress.ts';

/** Files processed at once: enough to keep the compression threads busy. */
const filesAtOnce = 8;

/**
 * Turns Astro's output into the site that is served: finishes each page and compresses each file.
 * @param folder the built site
 */
export async function finishSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const workers = Array.from({ length: filesAtOnce }, async () => {
    for (const file of files) await finishFile(file);
  });
  await Promise.all(workers);
}

async function finishFile(file: string): Promise<void> {
  let content = await readFile(file);
  if (file.endsWith('.html')) {
    content = Buffer.from(finishPage(content.toString()));
    await writeFile(file, content);
  }
  await precompress(file, content);
}

/**
 * @param html a whole page
 * @returns the page with the late loader, and with a policy that allows its content, including the loader
 */
export function finishPage(html: string): string {
  const elements = pageElements(html);
  const { edits, script } = loaderInPlace(html, elements);
  return edited(html, [...edits, ...ownPolicy(elements, script ? [script] : [])]);
}
