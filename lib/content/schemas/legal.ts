/** Legal pages and consent: content/legal/, content/pages/legal.yaml and content/pages/consent.yaml. */
import { z } from 'zod';
import { bandWithText, link, pageDescription, sample, words } from './words.ts';

// content/legal/{page}.md and the words that these pages share, content/pages/legal.yaml.

export const legalPages = ['privacy', 'terms', 'cookies'] as const;
/** Pages of the same form that a site need not have. */
export const statementPages = ['accessibility', 'equal-opportunity'] as const;
export type LegalPage = (typeof legalPages)[number] | (typeof statementPages)[number];

export const isLegalPage = (name: string): name is LegalPage =>
  [...legalPages, ...statementPages].some((page) => page === name);

/** The front matter of one page. */
export const legalTextSchema = z.strictObject({
  title: words,
  summary: words.describe("'In short', two sentences above everything."),
  description: pageDescription,
  updated: z.iso
    .date('must look like 2026-01-31')
    .describe('The day of the last change, which readers see.'),
  sample: sample.default(false).describe('Set while a clause marked with `{sample}` is invented.'),
  reviewed: z.boolean().describe("Set to true once the firm's counsel has read the page."),
});

const processor = z.strictObject({ name: words, does: words, where: words });

export const legalSchema = z.strictObject({
  sample: sample.describe('Set while a processor below is invented.'),
  processors: z
    .strictObject({
      columns: z.tuple([words, words, words]),
      items: z.array(processor).min(1),
      tagManager: processor.describe('Listed only in a build that names their tag.'),
      visitorId: processor,
    })
    .describe(
      'The companies that process data for the firm; `{processors}` in a legal text becomes their table.',
    ),
  inShort: words,
  updated: words.describe('The words before the day of the last change.'),
  contents: words.describe("Names the list of a page's sections."),
  band: bandWithText,
});
export type LegalContent = z.infer<typeof legalSchema>;

// content/pages/consent.yaml: the cookie banner and the preference center.

const category = z.strictObject({ name: words, text: words });

export const consentSchema = z.strictObject({
  title: words,
  summary: words
    .optional()
    .describe('One short sentence, until the banner is opened; by default `text`.'),
  policy: link.default({ label: 'Cookie policy', to: '/cookies' }).describe('After the sentence.'),
  text: words,
  privacyControl: words,
  buttons: z.strictObject({
    accept: words,
    reject: words,
    customize: words,
    save: words,
    close: words,
  }),
  categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
  center: z.strictObject({
    title: words,
    saved: words,
    message: words,
    notKept: words,
    withoutScript: words,
  }),
});
export type ConsentContent = z.infer<typeof consentSchema>;
