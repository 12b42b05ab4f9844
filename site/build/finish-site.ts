import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Edit, edited, type HtmlElement, pageElements, placeOf } from '../text/html-source.ts';
import { loaderInPlace } from './after-paint.ts';
import { aheadOf, type IslandScripts } from './island-scripts.ts';
import { ownPolicy } from './own-hashes.ts';
import { compressible, precompress } from './precompress.ts';

/** Files processed at once: enough to keep the compression threads busy. */
const filesAtOnce = 8;

/**
 * Turns Astro's output into the site that is served: finishes each page and compresses each file.
 * @param folder the built site
 * @param scripts what the first script of each island brings along
 */
export async function finishSite(folder: string, scripts: IslandScripts): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const workers = Array.from({ length: filesAtOnce }, async () => {
    for (const file of files) await finishFile(file, scripts);
  });
  await Promise.all(workers);
}

async function finishFile(file: string, scripts: IslandScripts): Promise<void> {
  let content = await readFile(file);
  if (file.endsWith('.html')) {
    content = Buffer.from(finishPage(content.toString(), scripts));
    await writeFile(file, content);
  }
  await precompress(file, content);
}

/**
 * @param html a whole page
 * @param islands what the first script of each island brings along
 * @returns the page with its styles in the head, with the late loader, and with a policy that allows its
 *   content, including the loader
 */
export function finishPage(html: string, islands: IslandScripts = new Map()): string {
  const elements = pageElements(html);
  const { edits, script } = loaderInPlace(html, elements, aheadOf(elements, islands));
  const policy = ownPolicy(elements, script ? [script] : []);
  return edited(html, [...edits, ...stylesInHead(html, elements), ...policy]);
}

/**
 * HTML allows `style` in the head alone, and the renderer writes that of islands before the first one.
 * @param elements all of a page
 * @returns what moves styles below the head to its end
 */
function stylesInHead(html: string, elements: readonly HtmlElement[]): Edit[] {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) return [];
  return elements
    .filter(({ tagName }) => tagName === 'style')
    .map(placeOf)
    .filter(({ start }) => start > end)
    .flatMap((place) => [
      { start: end, end, text: html.slice(place.start, place.end) },
      { ...place, text: '' },
    ]);
}
