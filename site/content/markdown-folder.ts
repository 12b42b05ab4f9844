import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { readBrand, readFilledYaml } from '../../lib/content/firm-files.ts';
import { contentFile, listContentFiles, readMarkdownFile } from '../../lib/content/folder.ts';
import { brandFile, getBrandMarkers } from '../../lib/content/schemas/brand.ts';
import { legalSchema } from '../../lib/content/schemas/legal.ts';
import { onFilesWritten } from '../build/content-reload.ts';
import { formatProcessorTable, sampleMark } from '../features/legal/processors.ts';
import { formatPhoneLink } from '../text/formats.ts';

/**
 * Loads a folder of Markdown files. Unlike Astro's own loader, it checks the fields as in every content
 * file and fills markers before rendering. Markdown has three more markers: `{phoneLink}`, as in
 * `[{phone}]({phoneLink})`, `{processors}`, the table of data processors, and `{sample}`, which labels
 * invented content while the file's `sample` is true.
 *
 * @param folder path within the content folder, such as `legal`
 * @param schema of the front matter
 */
export function markdownFolder(
  folder: string,
  schema: z.ZodType<Readonly<Record<string, unknown>>>,
): Loader {
  return {
    name: 'markdown-folder',
    async load(context) {
      const sources = [contentFile(folder), contentFile(brandFile)].map((name) => resolve(name));
      await loadAll(context, folder, schema);
      onFilesWritten(context.watcher, sources, () =>
        loadAll(context, folder, schema).catch((error) => context.logger.error(String(error))),
      );
    },
  };
}

async function loadAll(
  { config, store, renderMarkdown }: LoaderContext,
  folder: string,
  schema: z.ZodType<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const brand = readBrand();
  const legal = readFilledYaml('pages/legal.yaml', legalSchema);
  const markers = {
    ...getBrandMarkers(brand),
    phoneLink: formatPhoneLink(brand.phone),
    processors: formatProcessorTable(legal, {
      tagManager: Boolean(import.meta.env.PUBLIC_TAG_MANAGER_ID),
      visitorId: Boolean(import.meta.env.PUBLIC_VISITOR_ID_SCRIPT_URL),
    }),
  };
  const names = listContentFiles().filter(
    (name) => dirname(name) === folder && name.endsWith('.md'),
  );
  const entries = await Promise.all(
    names.map(async (name) => {
      const { data, body: text } = readMarkdownFile(name, schema, markers);
      const body = text.replaceAll('{sample}', data.sample === true ? sampleMark : '');
      const fileURL = pathToFileURL(contentFile(name));
      const rendered = await renderMarkdown(body, { fileURL });
      const filePath = relative(fileURLToPath(config.root), fileURLToPath(fileURL));
      return { id: basename(name, '.md'), data, body, filePath, rendered };
    }),
  );
  store.clear();
  for (const entry of entries) store.set(entry);
}
