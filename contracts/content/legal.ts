/** content/legal/{page}.md and the words that the three pages share, content/pages/legal.yaml. */
import { z } from 'zod';
import { link, sample, words } from './words.ts';

export const legalPages = ['privacy', 'terms', 'cookies'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The front matter of one page. */
export const legalTextSchema = z.strictObject({
  title: words,
  /** 'In short', two sentences above everything. */
  summary: words,
  /** For search engines, which show no more. */
  description: words.max(155, 'must not be longer than 155 characters'),
  /** The day of the last change, which readers see. */
  updated: z.iso.date('must look like 2026-01-31'),
  /** Set to true once the firm's counsel has read the page. */
  reviewed: z.boolean(),
});
export type LegalText = z.infer<typeof legalTextSchema>;

const processor = z.strictObject({ name: words, does: words, where: words });

export const legalSchema = z.strictObject({
  /** Set while a processor below is invented. */
  sample,
  /** The companies that process data for the firm; `{processors}` in a legal text becomes their table. */
  processors: z.strictObject({
    columns: z.tuple([words, words, words]),
    items: z.array(processor).min(1),
    /** Listed only in a build that names their tag. */
    tagManager: processor,
    visitorId: processor,
  }),
  inShort: words,
  /** The words before the day of the last change. */
  updated: words,
  /** Names the list of a page's sections. */
  contents: words,
  band: z.strictObject({ title: words, text: words, action: link }),
});
export type LegalContent = z.infer<typeof legalSchema>;
