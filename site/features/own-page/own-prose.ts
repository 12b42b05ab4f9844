import { toSlug } from '../../../lib/content/slug.ts';
import { createLoader } from '../../content/markdown-folder.ts';

/** @returns the id of a text in the collection */
export const getProseId = (slug: string, headline: string): string => `${slug}/${toSlug(headline)}`;

/** Renders the Markdown texts in the YAML of own pages. */
export const ownProse = createLoader(
  'own-prose',
  async ({ entries }, { store, renderMarkdown }) => {
    store.clear();
    for (const { id, data } of entries['own-pages'])
      for (const section of data.sections)
        if (section.kind === 'prose')
          store.set({
            id: getProseId(id, section.headline),
            data: {},
            rendered: await renderMarkdown(section.text),
          });
  },
);
