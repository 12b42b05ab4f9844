import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Content } from '../../lib/content/load.ts';
import { fillMarkers } from '../../lib/content/markers.ts';
import { formatProcessorTable, sampleMark } from '../features/legal/processors.ts';
import { formatPhoneLink } from '../text/formats.ts';
import { nameFile } from './content.ts';

type Store = (content: Content, context: LoaderContext) => Promise<void>;

/** Stores rendered content, in `npm run dev` again after each change (build/site-build.ts). */
export const createLoader = (name: string, store: Store): Loader => ({
  name,
  async load(context) {
    const { onLoad } = context.refreshContextData ?? {};
    if (typeof onLoad === 'function') onLoad();
    // Imported here, so that it is the content as it is now.
    const { default: content } = await import('virtual:content');
    await store(content, context);
  },
});

/**
 * Renders a folder of Markdown files. Markdown has three more markers: `{phoneLink}`, as in `[{phone}]({phoneLink})`,
 * `{processors}`, the table of data processors, and `{sample}`, which labels invented content while the file's
 * `sample` is true.
 */
export const markdownFolder = (folder: 'posts' | 'guides' | 'legal'): Loader =>
  createLoader(folder, async ({ files, entries }, { config, store, renderMarkdown }) => {
    const markers = {
      phoneLink: formatPhoneLink(files['brand/firm.yaml'].phone),
      processors: formatProcessorTable(files['pages/legal.yaml'], {
        tagManager: Boolean(import.meta.env.PUBLIC_TAG_MANAGER_ID),
        visitorId: Boolean(import.meta.env.PUBLIC_VISITOR_ID_SCRIPT_URL),
      }),
    };
    const rendered = await Promise.all(
      entries[folder].map(async ({ id, name, data, body: text }) => {
        const sample = 'sample' in data && data.sample === true ? sampleMark : '';
        const body = fillMarkers(text, { ...markers, sample });
        const fileURL = pathToFileURL(nameFile(name));
        const filePath = relative(fileURLToPath(config.root), fileURLToPath(fileURL));
        return { id, data, body, filePath, rendered: await renderMarkdown(body, { fileURL }) };
      }),
    );
    store.clear();
    for (const entry of rendered) store.set(entry);
  });
