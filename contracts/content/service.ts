/** content/services/{id}.yaml: one service, as its tile, its overview card and its own page show it. */
import { z } from 'zod';
import { order } from './entries.ts';
import { sample, searchTitle, words } from './words.ts';

/**
 * What the line does in a service's drawings: passes stations and ends in people to choose from,
 * bridges a gap, sends up one riser after the other without an end, or runs straight to a day.
 */
export const serviceShapes = ['stations', 'bridge', 'risers', 'run'] as const;
export type ServiceShape = (typeof serviceShapes)[number];

/** The longest that a chart of days can show. */
const mostDays = 365;

const amount = z.strictObject({ what: words, amount: words });

/** What a buyer asks before signing. All services answer the same questions. */
export const termsSchema = z.strictObject({
  /** How the price is made up. */
  price: words,
  /** The price with round figures. */
  example: z.strictObject({
    given: words,
    rows: z.array(amount).min(1),
    total: amount,
    note: words,
  }),
  /** When it is paid. */
  paid: words,
  guarantee: z.strictObject({ covers: words, excludes: words, lasts: words }),
  /** What a later hire of the same people costs. */
  conversion: words,
  /** How either side ends it. */
  notice: words,
  /** Who does the work. */
  who: words,
  weekOne: words,
});
export type Terms = z.infer<typeof termsSchema>;

export const serviceSchema = z.strictObject({
  order,
  /** Invented terms, flagged until the owner's own are here. */
  sample,
  name: words,
  /** What somebody types to find this: the title of the page in search results. */
  seoTitle: searchTitle,
  /** Two sentences under the name that answer it, and the page's description. */
  answer: words,
  /** One line under the name on tiles and cards. */
  shortDescription: words,
  longDescription: words,
  highlights: z.array(words).min(1).max(4),
  /** Days from the agreed brief, business days: the lengths of the overview's chart. */
  days: z
    .strictObject({
      least: z.int().min(0),
      /** Null where the service has no end. */
      most: z
        .int()
        .min(1, 'must be at least 1, or null where there is no end')
        .max(mostDays, `must be at most ${mostDays}, since each day is drawn`)
        .nullable(),
    })
    .refine(({ least, most }) => most === null || least <= most, {
      path: ['least'],
      error: 'must not be more than most: both are drawn on one scale',
    }),
  /** The drawings on its tile and around its timeframe. */
  drawing: z.strictObject({
    /** Derived from the days where it is left out. */
    shape: z.enum(serviceShapes).optional(),
    /** The names of the stations, for that shape. */
    stations: z.array(words).max(4).default([]),
    /** Beside the ring. */
    start: words,
    /** Beside the line's end. */
    end: words,
    /** Under the timeframe. */
    note: words,
  }),
  /** One line about the page, on the sitemap. */
  line: words,
  pricing: z.strictObject({ model: words, timeframe: words, bestFor: words }),
  benefits: z.array(z.strictObject({ title: words, description: words })).min(1),
  clients: z.array(z.strictObject({ industry: words, roles: z.array(words).min(1) })).min(1),
  process: z
    .array(z.strictObject({ step: z.int().positive(), title: words, description: words }))
    .min(1),
  faqs: z.array(z.strictObject({ question: words, answer: words })).min(1),
  terms: termsSchema,
  /** Said plainly on the page: when not to buy this. */
  notFor: words,
  cta: z.strictObject({ title: words, description: words }),
});
export type Service = z.infer<typeof serviceSchema> & { id: string };

/** @returns the service's own shape, or the one that its days stand for */
export function serviceShape({ days, drawing }: Pick<Service, 'days' | 'drawing'>): ServiceShape {
  if (drawing.shape) return drawing.shape;
  if (days.most === null) return 'risers';
  return days.least === 0 ? 'stations' : 'run';
}
