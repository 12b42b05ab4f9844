import { z } from 'zod';

/** One section of a long text. */
export interface TextSection {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** Its HTML, heading and all. */
  html: string;
}

/** What the Markdown renderer says of a text's headings. */
const headingsSchema = z
  .array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }))
  .default([]);

/**
 * Cuts rendered Markdown at its second-level headings, so that a page can list its sections and
 * set something between them.
 * @param headings all headings of the text, in order, as the renderer's metadata has them
 */
export function sectionsOf(html: string, headings: unknown): TextSection[] {
  const parts = html.split(/(?=<h2[ >])/).filter((part) => part.startsWith('<h2'));
  const titles = headingsSchema.parse(headings).filter(({ depth }) => depth === 2);
  return titles.map(({ slug, text }, index) => ({
    id: slug,
    title: text,
    html: parts[index] ?? '',
  }));
}
