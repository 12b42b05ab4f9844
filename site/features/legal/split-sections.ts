import { z } from 'zod';
import { getRange, parsePart } from '../../text/html-source.ts';

/** One section of a long text. */
export interface TextSection {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** Its HTML, including the heading. */
  html: string;
}

/** The Markdown renderer's metadata of a text's headings. */
const headingsSchema = z
  .array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }))
  .default([]);

/**
 * Splits rendered Markdown at its second-level headings, to list its sections and insert content.
 * @param headings all headings of the text, in order, from the renderer's metadata
 */
export function splitSections(html: string, headings: unknown): TextSection[] {
  const starts = parsePart(html)
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => getRange(heading).start);
  const titles = headingsSchema.parse(headings).filter(({ depth }) => depth === 2);
  return titles.map(({ slug, text }, index) => ({
    id: slug,
    title: text,
    html: html.slice(starts[index], starts[index + 1]),
  }));
}
