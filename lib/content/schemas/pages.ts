/** Pages made of sections, and the pages and letters of the newsletter. */
import { z } from 'zod';
import { findMarkdownErrors, ref } from '../references.ts';
import { toSlug } from '../slug.ts';
import {
  areUnique,
  bandWithText,
  claimIds,
  language,
  link,
  linkWithText,
  order,
  pageDescription,
  pageHead,
  pageMeta,
  searchTitle,
  titled,
  titledList,
  words,
} from './words.ts';

// content/pages/home.yaml: the words of the home page, section by section, in its order on the page.

/** Icons of the traditional side of a comparison: how a line fails. */
const theirIcons = ['fold', 'fan', 'dashes', 'stack', 'stop'] as const;
/** Icons of the firm's side: what the line does instead. */
const ourIcons = ['straight', 'ring', 'short', 'slate', 'onward'] as const;

const comparisonSide = {
  title: words,
  description: words,
  /** The time text: a moment in words, or the id of a claim, which brings its label. */
  time: z.union([words, z.strictObject({ claim: ref('claims') })]),
};

/** A comparison with the traditional way, on the home page and on own pages. */
const comparisonSchema = z.strictObject({
  headline: words,
  theirs: words,
  pairs: z.array(
    z.strictObject({
      topic: words,
      theirs: z.strictObject({ icon: z.enum(theirIcons), ...comparisonSide }),
      ours: z.strictObject({ icon: z.enum(ourIcons), ...comparisonSide }),
    }),
  ),
});

export const homeSchema = z.strictObject({
  meta: z.strictObject({ description: pageDescription }),
  hero: z.strictObject({
    headline: words,
    lead: words,
    book: link,
    leaders: link
      .optional()
      .describe('Under the button, for searches that the days of the chart leave out.'),
    links: z.array(link).length(2),
    chart: z
      .strictObject({
        start: words,
        ours: words.describe("Shown before the label of the firm's claim."),
        scale: words.describe("{days} stands for the firm's days, which are one row."),
      })
      .optional()
      .describe('Draws the claims days-to-fill and traditional-days-to-fill, if both are there.'),
  }),
  pains: z
    .strictObject({
      lead: words.describe('The words before the typed line.'),
      typed: z.array(words).length(2).describe('The looping typed line, shortest entry first.'),
      items: z.array(titled).length(4),
    })
    .optional(),
  mission: z.strictObject({ headline: words, text: words }).optional(),
  benefits: z
    .strictObject({
      headline: words,
      items: z.array(titled).length(4),
      links: z.array(link).length(2),
    })
    .optional(),
  services: z
    .strictObject({
      before: words,
      after: words,
      spoken: words.describe('The typed heading for screen readers.'),
    })
    .optional(),
  comparison: comparisonSchema.extend({ pairs: comparisonSchema.shape.pairs.length(5) }).optional(),
  testimonials: z
    .strictObject({
      headline: words,
      industries: words,
      links: z.array(link).length(2),
    })
    .optional(),
  clients: z
    .strictObject({
      headline: words.describe("Follows the count: '{count}+ companies' and then this."),
      explained: link.optional().describe('Where the count is explained.'),
    })
    .optional(),
  about: z
    .strictObject({
      headline: z.array(words).length(2),
      text: words.describe('`{offices}` is their number, `{states}` where they are.'),
      links: z.array(link).min(1),
      claims: claimIds.describe('Ids of the claims on the four tiles.'),
      banner: z
        .strictObject({
          words: words.describe('Before the rotating name.'),
          cities: z.array(words).min(1).refine(areUnique, 'a city is listed twice'),
        })
        .optional(),
    })
    .optional(),
  form: z.strictObject({
    headline: words,
    text: words,
    messageHint: words,
    note: words,
    privacyLink: link,
  }),
});
export type HomeContent = z.infer<typeof homeSchema>;

// content/pages/about.yaml: the words of /about, section by section.

export const aboutPageSchema = z.strictObject({
  meta: pageMeta,
  header: z.strictObject({ headline: z.array(words).length(2), lead: words }),
  mission: z.strictObject({ headline: words, text: words }).optional(),
  leaders: z.strictObject({
    headline: words,
    schedule: words,
    email: words,
    profile: words.describe("The professional network's name."),
    of: words.describe(
      "The word between a link's words and the person's name, for screen readers.",
    ),
  }),
  practice: z
    .strictObject({ headline: words, items: z.array(titled).length(4) })
    .describe('In the order of the drawings: down, long, joined, around a person.')
    .optional(),
  values: z
    .strictObject({ headline: words, lead: words, items: z.array(titled).min(1) })
    .optional(),
  record: z
    .strictObject({
      headline: words,
      shares: claimIds.describe('Ids of the claims in percent, each drawn as a strip of dots.'),
      plain: claimIds.describe('Ids of the claims that are figures alone.'),
    })
    .optional(),
  onward: z
    .strictObject({
      headline: words,
      links: z.array(linkWithText).min(1),
    })
    .optional(),
  band: bandWithText,
});
export type AboutPage = z.infer<typeof aboutPageSchema>;

// content/pages/contact.yaml: the words of the contact page. The words of the form are in home.yaml.

export const contactPageSchema = z.strictObject({
  meta: pageMeta,
  header: z.strictObject({ headline: words, lead: words }),
  reach: z
    .strictObject({ call: words, write: words })
    .describe("The labels of the brand's phone number and email address."),
  notes: z.strictObject({
    response: titled,
    privacy: titled,
    hours: words.describe("Shown before the brand's opening hours, if there are any."),
  }),
  consultation: titledList.describe('What the visitor takes away from the call; beside the form.'),
  form: z.strictObject({ headline: words }),
});
export type ContactPage = z.infer<typeof contactPageSchema>;

// content/pages/career-strategy.yaml: 'Get Connected', the free call for people who may move.

export const careerStrategySchema = pageHead.extend({
  schedule: link,
  form: words.optional().describe('A link to the form of the page, under the button.'),
  call: z
    .strictObject({ minutes: z.int().min(2).max(30), unit: words, start: words, end: words })
    .describe('The chart: one row with a tick for each minute of the call.'),
  suits: titledList,
  gets: titledList,
  not: words.describe('What the call is not.'),
  band: titled.describe('Above the form, which asks for the call.'),
  messageHint: words
    .optional()
    .describe('Under the label of the message, in place of that of words.yaml.'),
});
export type CareerStrategyContent = z.infer<typeof careerStrategySchema>;

// content/own-pages/{slug}.yaml: an own page at /{slug}, composed of the site's sections.

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

// content/pages/newsletter.yaml: the newsletter's own pages and its two letters.

const question = titled.extend({ button: words });

const letter = z.strictObject({
  subject: words,
  opening: z.array(words).min(1),
  closing: z.array(words).min(1),
  signature: words.describe('The firm, under every letter.'),
});

export const newsletterSchema = z.strictObject({
  accepted: words.describe('The answer to every subscription; the browser shows it as a toast.'),
  pages: z.strictObject({
    confirm: question,
    confirmed: titled,
    leave: question,
    left: titled,
    expired: titled,
    unknown: titled,
    again: z.strictObject({ button: words }).describe('The form shown under a failure.'),
    back: link,
  }),
  letters: z.strictObject({
    confirmation: letter.extend({
      action: words,
      /** With {days} and {until}. */
      lasts: words,
    }),
    welcome: letter.extend({
      posts: z.array(link),
      leave: words,
    }),
  }),
});
export type NewsletterContent = z.infer<typeof newsletterSchema>;
