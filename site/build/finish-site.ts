import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  applyEdits,
  type Edit,
  getRange,
  type HtmlElement,
  parsePage,
} from '../text/html-source.ts';
import { replaceScripts } from './after-paint.ts';
import { findScriptsAhead, type IslandScripts } from './island-scripts.ts';
import { restrictPolicy } from './own-hashes.ts';
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
  const elements = parsePage(html);
  const { edits, script } = replaceScripts(html, elements, findScriptsAhead(elements, islands));
  const policy = restrictPolicy(elements, script ? [script] : []);
  return applyEdits(html, [...edits, ...moveStylesToHead(html, elements), ...policy]);
}

/**
 * HTML allows `style` only in the head, but Astro writes the styles of islands before the first island.
 * @param elements all of a page
 * @returns what moves styles below the head to its end
 */
function moveStylesToHead(html: string, elements: readonly HtmlElement[]): Edit[] {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) return [];
  return elements
    .filter(({ tagName }) => tagName === 'style')
    .map(getRange)
    .filter(({ start }) => start > end)
    .flatMap((place) => [
      { start: end, end, text: html.slice(place.start, place.end) },
      { ...place, text: '' },
    ]);
}
