import { resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { readAnyEntries } from '../../../lib/content/firm-files.ts';
import { contentFile } from '../../../lib/content/folder.ts';
import { ownPageSchema, ownPagesFolder } from '../../../lib/content/schemas/own-page.ts';
import { toSlug } from '../../../lib/content/slug.ts';
import { onFilesWritten } from '../../build/content-reload.ts';

/** @returns the id of a text in the collection */
export const getProseId = (slug: string, headline: string): string => `${slug}/${toSlug(headline)}`;

/** Renders the Markdown texts in the YAML of own pages. */
export const ownProse: Loader = {
  name: 'own-prose',
  async load({ store, renderMarkdown, watcher, logger }) {
    const loadAll = async () => {
      const sections = readAnyEntries(ownPagesFolder, ownPageSchema).flatMap((page) =>
        page.sections.map((section) => ({ ...section, slug: page.id })),
      );
      store.clear();
      for (const section of sections) {
        if (section.kind !== 'prose') continue;
        const rendered = await renderMarkdown(section.text);
        store.set({ id: getProseId(section.slug, section.headline), data: {}, rendered });
      }
    };
    await loadAll();
    onFilesWritten(watcher, [resolve(contentFile(ownPagesFolder))], () =>
      loadAll().catch((error: unknown) => logger.error(String(error))),
    );
  },
};
