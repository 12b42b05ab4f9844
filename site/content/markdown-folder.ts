import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { brandMarkers, brandSchema } from '../../contracts/content/brand.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { readContent } from '../../contracts/content/read.ts';
import { telephoneLink } from '../text/telephone.ts';

/**
 * Loads a folder of Markdown files. Unlike Astro's own loader it checks and reports fields as for
 * every content file, and fills the brand's markers before the text is rendered; beside those of
 * every content file there is `{phoneLink}`, for `[{phone}]({phoneLink})`.
 *
 * @param folder path from the root, such as `content/legal`
 * @param schema of the front matter
 */
export function markdownFolder(folder: string, schema: z.ZodObject): Loader {
  return {
    name: 'markdown-folder',
    async load(context) {
      const { config, logger, watcher } = context;
      const path = fileURLToPath(new URL(`${folder}/`, config.root));
      await loadAll(context, folder, schema);
      watcher?.add(path);
      watcher?.on('all', (_event, changed) => {
        if (!changed.startsWith(path)) return;
        loadAll(context, folder, schema).catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

async function loadAll(
  { config, store, renderMarkdown }: LoaderContext,
  folder: string,
  schema: z.ZodObject,
): Promise<void> {
  const read = (path: string) => readFile(new URL(path, config.root), 'utf8');
  const brandFile = 'content/brand.yaml';
  const brand = readContent(brandFile, await read(brandFile), brandSchema);
  const markers = { ...brandMarkers(brand), phoneLink: telephoneLink(brand.phone) };
  const names = (await readdir(new URL(folder, config.root))).filter((name) =>
    name.endsWith('.md'),
  );
  const entries = await Promise.all(
    names.map(async (name) => {
      const filePath = `${folder}/${name}`;
      const { data, body } = readMarkdown(filePath, await read(filePath), schema, markers);
      const rendered = await renderMarkdown(body, { fileURL: new URL(filePath, config.root) });
      return { id: name.replace(/\.md$/, ''), data, body, filePath, rendered };
    }),
  );
  store.clear();
  for (const entry of entries) store.set(entry);
}
