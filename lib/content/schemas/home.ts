/** content/pages/home.yaml: the words of the home page, section by section, in its order on the page. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { claimIds, link, pageDescription, titled, words } from './words.ts';

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
export const comparisonSchema = z.strictObject({
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
    })
    .optional(),
  about: z
    .strictObject({
      headline: z.array(words).length(2),
      text: words.describe('`{offices}` is their number, `{states}` where they are.'),
      links: z.array(link).min(1),
      claims: claimIds.describe('Ids of the claims on the four tiles.'),
      banner: words
        .optional()
        .describe('The words before the rotating city name, from banner-cities.yaml.'),
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
