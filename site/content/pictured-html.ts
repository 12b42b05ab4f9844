import { type CollectionEntry, getEntry } from 'astro:content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { applyEdits, getAttribute, parsePart } from '../text/html-source.ts';
import { OwnPicture } from '../ui/OwnPicture.tsx';
import { resolvePicture } from './own-pictures.ts';

/** The attribute with which Astro's renderer marks a picture beside the file. */
const markAttribute = '__astro_image_';
const markSchema = z.object({ src: z.string(), alt: z.string() });

/** The width of a text column (features/post/article-text.css). */
const textSizes = '(min-width: 56.25rem) 40rem, 92vw';

/**
 * @param rendered HTML of Markdown
 * @param name the content file that holds it
 * @param reader feed readers get one plain `img` for each picture
 * @returns the HTML with each picture in several sizes and formats
 */
export async function renderPictures(
  rendered: string,
  name: string,
  reader: 'page' | 'feed' = 'page',
): Promise<string> {
  if (!rendered.includes('<img')) return rendered;
  const edits = parsePart(rendered).map(async (element) => {
    const mark = getAttribute(element, markAttribute);
    const location = element.sourceCodeLocation;
    if (mark === undefined || !location) return [];
    const { src: file, alt } = markSchema.parse(JSON.parse(mark));
    const picture = await resolvePicture(name, { file, alt }, 'text');
    const { src, width, height } = picture;
    const image =
      reader === 'page'
        ? createElement(OwnPicture, { picture, sizes: textSizes })
        : createElement('img', { src, width, height, alt, loading: 'lazy' });
    return [
      { start: location.startOffset, end: location.endOffset, text: renderToStaticMarkup(image) },
    ];
  });
  return applyEdits(rendered, (await Promise.all(edits)).flat());
}

type Collections = 'posts' | 'guides' | 'legal';

interface ContentText<Collection extends Collections> {
  /** The fields of the file. */
  data: CollectionEntry<Collection>['data'];
  /** HTML from the Markdown renderer. */
  rendered: string;
  /** With its pictures in several sizes and formats. */
  html: string;
  /** The renderer's metadata of all headings. */
  headings: unknown;
}

export async function readText<Collection extends Collections>(
  collection: Collection,
  id: string,
): Promise<ContentText<Collection>> {
  const file = `${collection}/${id}.md`;
  const entry = await getEntry(collection, id);
  if (!entry?.rendered) throw new Error(`${file} was not rendered`);
  const { html: rendered, metadata } = entry.rendered;
  const html = await renderPictures(rendered, file);
  return { data: entry.data, rendered, html, headings: metadata?.headings };
}
