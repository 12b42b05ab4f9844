/** content/own-pages/{slug}.yaml: an own page at /{slug}, composed of the site's sections. */
import { z } from 'zod';
import { findMarkdownErrors } from '../references.ts';
import { toSlug } from '../slug.ts';
import { comparisonSchema } from './home.ts';
import {
  claimIds,
  language,
  link,
  linkWithText,
  order,
  pageDescription,
  searchTitle,
  titled,
  words,
} from './words.ts';

/** Sections of a page by kind. Each but prose may appear once, since it has an anchor. */
const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    headline: words.describe("The page's title."),
    lead: words,
    action: link.optional(),
  }),
  z.strictObject({
    kind: z.literal('prose'),
    headline: words,
    text: words
      .refine((text) => !/^#{1,2}\s/m.test(text), {
        error: 'must not have headings of level 1 or 2. Begin headings with ###',
      })
      .superRefine((text, { addIssue }) => {
        for (const message of findMarkdownErrors(text)) addIssue({ code: 'custom', message });
      })
      .describe(
        'Markdown. The headline is its second level, so that headings in it begin with `###`.',
      ),
  }),
  z.strictObject({
    kind: z.literal('statistics'),
    headline: words,
    claims: claimIds.min(1).max(6).describe('Ids of claims.'),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    ...comparisonSchema.shape,
    pairs: z.array(comparisonSchema.shape.pairs.element).min(1).max(8),
  }),
  /** What clients said, from testimonials.yaml. */
  z.strictObject({ kind: z.literal('quotes'), headline: words }),
  /** The services, and links under them. */
  z.strictObject({
    kind: z.literal('tiles'),
    headline: words,
    links: z.array(linkWithText).default([]),
  }),
  /** Those in people.yaml. */
  z.strictObject({ kind: z.literal('people'), headline: words }),
  z.strictObject({ kind: z.literal('steps'), headline: words, items: z.array(titled).min(2) }),
  z.strictObject({
    kind: z.literal('questions'),
    headline: words,
    items: z.array(z.strictObject({ question: words, answer: words })).min(1),
  }),
  z.strictObject({
    kind: z.literal('action'),
    title: words,
    text: words.optional(),
    link,
    second: link.optional().describe('Less prominent, beside the first.'),
  }),
  /** The consultation form. */
  z.strictObject({ kind: z.literal('form'), headline: words, text: words }),
]);
export type Section = z.output<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const sectionsSchema = z
  .array(sectionSchema)
  .min(1)
  .superRefine((sections, context) => {
    const addError = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, 'kind'], message });
    if (sections[0]?.kind !== 'hero') {
      addError(0, "must be 'hero': it holds the page's title. Begin with one");
    }
    const keys = sections.map((section) =>
      section.kind === 'prose' ? `prose ${toSlug(section.headline)}` : section.kind,
    );
    sections.forEach((section, index) => {
      if (keys.indexOf(keys[index] ?? '') === index) return;
      const what =
        section.kind === 'prose' ? 'prose with this headline' : `the section '${section.kind}'`;
      addError(index, `the page already has ${what} above. Remove one of them`);
    });
  });

export const ownPageSchema = z.strictObject({
  order,
  lang: language,
  title: searchTitle.describe('In search results; the brand follows where there is room.'),
  description: pageDescription,
  label: words
    .max(24, 'must not be longer than 24 characters: the bar has no room for more')
    .describe('In the menus, on the sitemap and in the search.'),
  line: words.describe('One line about the page, on the sitemap.'),
  menu: z
    .boolean()
    .default(false)
    .describe('Whether the bar and the small menu lead to it, before the contact page.'),
  footer: z.boolean().default(false).describe('Whether the footer leads to it.'),
  sections: sectionsSchema,
});
export type OwnPage = z.output<typeof ownPageSchema> & { slug: string };
