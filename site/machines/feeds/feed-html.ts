import { attribute, attributeEdit, edited, partElements } from '../../text/html-source.ts';

/**
 * Fits rendered Markdown to readers of feeds, which show it away from the site: addresses become
 * whole, and inline styles, which they strip or distrust, go.
 *
 * @param address the post's own, for links within it
 */
export function feedHtml(rendered: string, address: string): string {
  const edits = partElements(rendered).flatMap((element) => [
    ...['href', 'src'].flatMap((name) => {
      const link = attribute(element, name);
      if (!link || !/^[/#]/.test(link)) return [];
      return attributeEdit(element, name, new URL(link, address).href);
    }),
    ...attributeEdit(element, 'style', undefined),
  ]);
  return edited(rendered, edits);
}
