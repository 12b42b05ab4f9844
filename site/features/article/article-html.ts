import { z } from 'zod';

/** Fits rendered Markdown to an article's page: what Markdown cannot say, or says in inline styles. */
export interface ArticleHtml {
  body: string;
  /** The items of the list of sources; empty where there are none. */
  sources: string;
}

/** What the renderer tells of headings; Astro's types do not say. */
const headingsSchema = z
  .array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }))
  .default([]);

/** Anchors without accents, so that a copied address stays readable. */
const plain = (id: string) => id.normalize('NFD').replace(/\p{M}/gu, '');

/** @returns the sections that a list of contents names: second-level headings but that of the notes */
export const contentsOf = (headings: unknown) =>
  headingsSchema
    .parse(headings)
    .filter(({ depth, slug }) => depth === 2 && slug !== 'footnote-label')
    .map(({ slug, text }) => ({ id: plain(slug), title: text }));

const notes = /<section data-footnotes.*?<ol>(?<items>.*?)<\/ol>\s*<\/section>/s;

export function articleHtml(rendered: string): ArticleHtml {
  const items = notes.exec(rendered)?.groups?.items ?? '';
  const body = rendered.replace(notes, '');
  return {
    body: withTables(withHeadingLinks(body)).replaceAll('footnote-label', 'sources'),
    sources: items.replace(/>↩(?=<)/g, '>Back'),
  };
}

/** Each heading is the link to itself; features/article/heading-links.ts copies its address. */
const withHeadingLinks = (html: string) =>
  html.replace(
    /<(h[23]) id="([^"]+)">(.*?)<\/\1>/gs,
    (_, tag: string, id: string, words: string) =>
      `<${tag} id="${plain(id)}"><a class="heading-link" href="#${plain(id)}">${words}</a></${tag}>`,
  );

/** A wide table scrolls in itself, and by keyboard. Its alignment must not be an inline style. */
function withTables(html: string): string {
  let count = 0;
  return html.replace(/<table>(.*?)<\/table>/gs, (_, rows: string) => {
    count += 1;
    const columns = (/<tr>(.*?)<\/tr>/s.exec(rows)?.[1]?.match(/<th/g) ?? []).length;
    const cells = rows
      .replace(/ style="text-align: ?(\w+)"/g, ' class="cell-$1"')
      .replace(/<th([^>]*)><\/th>/g, '<td$1></td>');
    return `<div class="table-scroll" role="region" aria-label="Table ${count}" tabindex="0"><table class="table-${columns}">${cells}</table></div>`;
  });
}
