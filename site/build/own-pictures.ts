import { createHash } from 'node:crypto';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFile } from '../../lib/content/folder.ts';
import type { Content } from '../../lib/content/load.ts';

/**
 * Removes original pictures from a built site: they may reveal where and when a photo was taken. Astro keeps
 * those that no page shows, such as a draft's.
 * @param built the built site
 */
export async function removeOriginals(built: string, { folder, pictures }: Content): Promise<void> {
  const originals = new Set(
    await Promise.all(pictures.map(({ path }) => hashFile(contentFile(path, folder)))),
  );
  if (originals.size === 0) return;
  const assets = join(built, '_astro');
  for (const file of await readdir(assets)) {
    if (!/\.(?:jpe?g|png|webp|avif)$/i.test(file)) continue;
    if (originals.has(await hashFile(join(assets, file)))) await unlink(join(assets, file));
  }
}

const hashFile = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
