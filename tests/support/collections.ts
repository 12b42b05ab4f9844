/** Astro's collections for tests that run without Astro: the same loaders, read once, not rendered. */
import type { Loader } from 'astro/loaders';

interface Collection {
  loader: Loader;
}

export const defineCollection = (collection: Collection): Collection => collection;

/** @returns what the site's own loader stores for a collection */
export async function getCollection(name: 'posts' | 'articles' | 'legal'): Promise<unknown[]> {
  const { collections } = await import('../../site/content.config.ts');
  const collection = collections[name];
  if (!('loader' in collection) || !collection.loader)
    throw new Error(`The collection ${name} has no loader.`);
  const entries: unknown[] = [];
  const context = {
    config: { root: new URL('../../', import.meta.url) },
    store: { clear() {}, set: (entry: unknown) => entries.push(entry) },
    renderMarkdown: async () => ({ html: '' }),
  };
  await Reflect.apply(collection.loader.load, undefined, [context]);
  return entries;
}

/** Nothing is rendered here, so no entry has a text. */
export const getEntry = async (): Promise<undefined> => undefined;
