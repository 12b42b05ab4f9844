import { applyEdits, editAttribute, getAttribute, parsePart } from '../../text/html-source.ts';

/**
 * Adapts rendered Markdown to feed readers, which show it outside the site: addresses become
 * absolute, and inline styles, which many readers strip, are removed.
 *
 * @param address the post's own address, for links within it
 */
export function feedHtml(rendered: string, address: string): string {
  const edits = parsePart(rendered).flatMap((element) => [
    ...['href', 'src'].flatMap((name) => {
      const link = getAttribute(element, name);
      if (!link || !/^[/#]/.test(link)) return [];
      return editAttribute(element, name, new URL(link, address).href);
    }),
    ...editAttribute(element, 'style', undefined),
  ]);
  return applyEdits(rendered, edits);
}
