import { type Edit, type HtmlElement, placeOf } from '../text/html-source.ts';

/**
 * HTML allows `style` in the head alone, and the renderer writes that of islands before the first one.
 * @param elements all of a page
 * @returns what moves styles below the head to its end
 */
export function stylesInHead(html: string, elements: readonly HtmlElement[]): Edit[] {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) return [];
  return elements
    .filter(({ tagName }) => tagName === 'style')
    .map(placeOf)
    .filter(({ start }) => start > end)
    .flatMap((place) => [
      { start: end, end, text: html.slice(place.start, place.end) },
      { ...place, text: '' },
    ]);
}
