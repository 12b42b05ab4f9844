/** Stand-ins for Astro's modules, for tests that run without Astro. */

import content from 'virtual:content';
import type { Loader } from 'astro/loaders';

interface Collection {
  loader: Loader;
}

/** Of `astro:content`. */
export const defineCollection = (collection: Collection): Collection => collection;

/** Of `astro:content`. @returns what the site's own loader stores for a collection, not rendered */
export async function getCollection(name: 'posts' | 'legal'): Promise<unknown[]> {
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

/** Of `astro:content`. Nothing is rendered here, so entries have no text. */
export const getEntry = async (): Promise<undefined> => undefined;

interface ImageOptions {
  src: { src: string; width: number; height: number };
  width?: number;
}

/** Of `astro:assets`. Encodes nothing, so an address is the original's. */
export const getImage = async ({ src, width = src.width }: ImageOptions) => ({
  src: src.src,
  srcSet: { attribute: `${src.src} ${width}w` },
  options: { width: src.width, height: src.height },
});

/** Of `virtual:own-pictures`. All pictures have one size. */
export default new Map(
  content.pictures.map(({ path }) => [path, { src: `/_astro/${path}`, width: 1200, height: 900 }]),
);
