import type { Loader } from 'astro/loaders';
import { readAnyEntries } from '../../../lib/content/firm-files.ts';
import { contentFile } from '../../../lib/content/folder.ts';
import {
  ownPageSchema,
  ownPagesFolder,
  proseAnchor,
} from '../../../lib/content/schemas/own-page.ts';

/** @returns the id of a text in the collection */
export const proseId = (slug: string, headline: string): string =>
  `${slug}/${proseAnchor(headline)}`;

/** Renders the Markdown texts in the YAML of own pages. */
export const ownProse: Loader = {
  name: 'own-prose',
  async load({ store, renderMarkdown, watcher, logger }) {
    const loadAll = async () => {
      const pages = readAnyEntries(ownPagesFolder, ownPageSchema);
      const texts = pages.flatMap(({ id: slug, sections }) =>
        sections.flatMap((section) =>
          section.kind === 'prose'
            ? [{ id: proseId(slug, section.headline), text: section.text }]
            : [],
        ),
      );
      const entries = await Promise.all(
        texts.map(async ({ id, text }) => ({
          id,
          data: {},
          rendered: await renderMarkdown(text),
        })),
      );
      store.clear();
      for (const entry of entries) store.set(entry);
    };
    await loadAll();
    const folder = contentFile(ownPagesFolder);
    watcher?.on('all', (_event, changed) => {
      if (changed.includes(folder))
        loadAll().catch((error: unknown) => logger.error(String(error)));
    });
  },
};
