import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntries } from '../features/search/search-engine.ts';
import { getAttribute, parsePage } from '../text/html-source.ts';
import { joinSentences, readBlocks } from '../text/plain-text.ts';
import { getPageFile } from './removed-pages.ts';

/** Blocks on more pages than this share, such as the words of a call to action, say nothing about one of them. */
const maxShare = 0.1;

/** Adds to the search index what each built page says; pages that the firm does without have no file. */
export async function addSearchTexts(built: string): Promise<void> {
  const file = join(built, 'search-index.json');
  const entries = readEntries(JSON.parse(await readFile(file, 'utf8'))).filter(({ to }) =>
    existsSync(getPageFile(built, to)),
  );
  const pages = await Promise.all(
    entries.map(async (entry) => ({ entry, blocks: await readPage(getPageFile(built, entry.to)) })),
  );
  // Lists of links and cards repeat what other entries say.
  const others = new Set(entries.flatMap(({ title, note, summary }) => [title, note, summary]));
  const counts = new Map<string, number>();
  for (const block of pages.flatMap(({ blocks }) => blocks))
    counts.set(block, (counts.get(block) ?? 0) + 1);
  const isOwn = (block: string) =>
    !others.has(block) && (counts.get(block) ?? 0) <= Math.max(1, pages.length * maxShare);
  const filled = pages.map(({ entry, blocks }) => ({
    ...entry,
    body: joinSentences([entry.body, ...blocks.filter(isOwn)].filter(Boolean)),
  }));
  await writeFile(file, JSON.stringify(filled));
}

/** @returns the description of a page and the blocks of its content, each once */
async function readPage(file: string): Promise<string[]> {
  const elements = parsePage(await readFile(file, 'utf8'));
  const main = elements.find(({ tagName }) => tagName === 'main');
  const description = elements.find((element) => getAttribute(element, 'name') === 'description');
  const blocks = main ? readBlocks(main) : [];
  return [...new Set([...blocks, (description && getAttribute(description, 'content')) ?? ''])];
}
