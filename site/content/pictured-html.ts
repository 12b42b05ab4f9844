import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { applyEdits, getAttribute, parsePart } from '../text/html-source.ts';
import { OwnPicture } from '../ui/OwnPicture.tsx';
import { ownPicture } from './own-pictures.ts';

/** What Astro's renderer leaves in place of a picture beside the file. */
const mark = '__astro_image_';
const markSchema = z.object({ src: z.string(), alt: z.string() });

/** The column of a text: features/post/article-text.css. */
const textSizes = '(min-width: 56.25rem) 40rem, 92vw';

/**
 * @param rendered what the renderer made of Markdown
 * @param name the content file that holds it
 * @param reader feed readers get one plain picture each
 * @returns the HTML with its pictures in sizes and formats of their own
 * @throws ContentError for a picture that is not there
 */
export async function picturedHtml(
  rendered: string,
  name: string,
  reader: 'page' | 'feed' = 'page',
): Promise<string> {
  if (!rendered.includes('<img')) return rendered;
  const edits = parsePart(rendered).map(async (element) => {
    const marked = getAttribute(element, mark);
    const place = element.sourceCodeLocation;
    if (marked === undefined || !place) return [];
    const { src: file, alt } = markSchema.parse(JSON.parse(marked));
    const picture = await ownPicture(name, { file, alt }, 'text');
    const { src, width, height } = picture;
    const shown =
      reader === 'page'
        ? createElement(OwnPicture, { picture, sizes: textSizes })
        : createElement('img', { src, width, height, alt, loading: 'lazy' });
    return [{ start: place.startOffset, end: place.endOffset, text: renderToStaticMarkup(shown) }];
  });
  return applyEdits(rendered, (await Promise.all(edits)).flat());
}
