/** What is done to every built page after the site builder, which has no place for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startAfterPaint } from './after-paint.ts';
import { keepOwnHashes } from './own-hashes.ts';

/** @param folder the built site */
export async function finishPages(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  for (const page of pages) {
    await writeFile(page, keepOwnHashes(startAfterPaint(await readFile(page, 'utf8'))));
  }
}
