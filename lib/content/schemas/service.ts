/** content/services/{id}.yaml: one service, as its tile, its overview card and its own page show it. */
import { z } from 'zod';
import { order, sample, searchTitle, words } from './words.ts';

/**
 * What the line does in a service's drawings: passes stations and ends in people to choose from,
 * bridges a gap, sends up one riser after the other without an end, or runs straight to a day.
 */
export const serviceShapes = ['stations', 'bridge', 'risers', 'run'] as const;
export type ServiceShape = (typeof serviceShapes)[number];

/** A chart of days has no room for more. */
const maxDays = 365;

const amount = z.strictObject({ what: words, amount: words });

/** What a buyer asks before signing. All services answer the same questions. */
export const termsSchema = z.strictObject({
  price: words.describe('How the price is made up.'),
  example: z
    .strictObject({
      given: words,
      rows: z.array(amount).min(1),
      total: amount,
      note: words,
    })
    .describe('The price with round figures.'),
  paid: words.describe('When it is paid.'),
  guarantee: z.strictObject({ covers: words, excludes: words, lasts: words }),
  conversion: words.describe('What a later hire of the same people costs.'),
  notice: words.describe('How either side ends it.'),
  who: words.describe('Who does the work.'),
  weekOne: words,
});
export type Terms = z.infer<typeof termsSchema>;

export const serviceSchema = z.strictObject({
  order,
  sample: sample.describe("Invented terms, flagged until the owner's own are here."),
  name: words,
  seoTitle: searchTitle.describe(
    'What somebody types to find this: the title of the page in search results.',
  ),
  answer: words.describe(
    "Two sentences under the name that answer it, and the page's description.",
  ),
  shortDescription: words.describe('One line under the name on tiles and cards.'),
  longDescription: words,
  highlights: z.array(words).min(1).max(4),
  days: z
    .strictObject({
      least: z.int().min(0),
      most: z
        .int()
        .min(1, 'must be at least 1, or null where there is no end')
        .max(maxDays, `must be at most ${maxDays}, since each day is drawn`)
        .nullable()
        .describe('Null where the service has no end.'),
    })
    .refine(({ least, most }) => most === null || least <= most, {
      path: ['least'],
      error: 'must not be more than most: both are drawn on one scale',
    })
    .describe("Days from the agreed brief, business days: the lengths of the overview's chart."),
  drawing: z
    .strictObject({
      shape: z
        .enum(serviceShapes)
        .optional()
        .describe('Derived from the days where it is left out.'),
      stations: z
        .array(words)
        .max(4)
        .default([])
        .describe('The names of the stations, for that shape.'),
      start: words.describe('Beside the ring.'),
      end: words.describe("Beside the line's end."),
      note: words.describe('Under the timeframe.'),
    })
    .describe('The drawings on its tile and around its timeframe.'),
  line: words.describe('One line about the page, on the sitemap.'),
  pricing: z.strictObject({ model: words, timeframe: words, bestFor: words }),
  benefits: z.array(z.strictObject({ title: words, description: words })).min(1),
  clients: z.array(z.strictObject({ industry: words, roles: z.array(words).min(1) })).min(1),
  process: z
    .array(z.strictObject({ step: z.int().positive(), title: words, description: words }))
    .min(1),
  faqs: z.array(z.strictObject({ question: words, answer: words })).min(1),
  terms: termsSchema,
  notFor: words.describe('Said plainly on the page: when not to buy this.'),
  cta: z.strictObject({ title: words, description: words }),
});
export type Service = z.infer<typeof serviceSchema> & { id: string };

/** @returns the service's own shape, or the one that its days stand for */
export function serviceShape({ days, drawing }: Pick<Service, 'days' | 'drawing'>): ServiceShape {
  if (drawing.shape) return drawing.shape;
  if (days.most === null) return 'risers';
  return days.least === 0 ? 'stations' : 'run';
}
