/** Stands in for `astro:content` in tests without Astro: the same loaders, without rendering. */
import type { Loader } from 'astro/loaders';

interface Collection {
  loader: Loader;
}

export const defineCollection = (collection: Collection): Collection => collection;

/** @returns the entries that the site's loader stores */
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

/** Nothing is rendered, so no entry has text. */
export const getEntry = async (): Promise<undefined> => undefined;
