/**
 * content/pages/services.yaml: the words of the services overview, and those that the services'
 * own pages have in common. What one service says is in its own file.
 */
import { z } from 'zod';
import { bandWithText, link, linkWithText, pageDescription, pageMeta, titled, words } from './words.ts';

export const servicesPageSchema = z.strictObject({
  meta: pageMeta,
  notFound: z
    .strictObject({
      title: words,
      description: pageDescription,
      text: words,
      links: z.array(link).min(1),
    })
    .describe('Said first where an address led nowhere, with ways on.'),
  header: z.strictObject({ headline: words, lead: words, book: link }),
  chart: z.strictObject({
    caption: words.describe('Names the chart for those who cannot see it.'),
    start: words.describe('Day zero of the scale.'),
    unit: words,
    from: words.describe("Follows the unit where the scale's start has no room of its own."),
    slate: words.describe('Beside the slate, which is no signature.'),
  }),
  statistics: z.strictObject({
    headline: z.array(words).length(2),
    exception: words.describe(
      'Id of the claim that is the rings in the field of dots. The number in the headline, or its "hundreds", is the dots; without either, nothing is drawn.',
    ),
    claims: z.array(words).min(1).describe('Ids of the claims on the tiles.'),
  }),
  difference: z.strictObject({
    headline: words,
    lead: words,
    text: words,
    root: words.describe('The word that the ring stands for.'),
    jobs: z.array(words).length(5),
    meant: z.int().min(1).max(5).describe('Which of the jobs is meant, counted from one.'),
    note: words,
  }),
  delivery: z.strictObject({ headline: words, items: z.array(titled).min(1) }),
  steps: z.strictObject({ headline: words, items: z.array(titled).length(5) }),
  tiles: z.strictObject({ headline: words }),
  resources: z.array(linkWithText),
  band: bandWithText,
  detail: z.strictObject({
    back: link,
    quote: link,
    pricing: words,
    timeframe: words,
    bestFor: words,
    benefits: words,
    notFor: words,
    clients: words,
    process: words,
    terms: z
      .strictObject({
        headline: words,
        price: words,
        example: words,
        paid: words,
        guarantee: words,
        covers: words,
        excludes: words,
        lasts: words,
        conversion: words,
        notice: words,
        who: words,
        weekOne: words,
      })
      .describe("Names of a service's terms."),
    faqs: words,
    others: words,
  }),
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;
