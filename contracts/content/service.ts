/** content/services/{id}.yaml: one service, as its tile, its overview card and its own page show it. */
import { z } from 'zod';
import { words } from './words.ts';

/** The four services, in the order of menus and tiles. The file name is the id and the path. */
export const serviceIds = [
  'executive-professional-search',
  'interim-staffing',
  'talent-acquisition-service',
  'fox-fast-track',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const serviceSchema = z.strictObject({
  name: words,
  /** One line under the name on tiles and cards. */
  shortDescription: words,
  longDescription: words,
  highlights: z.array(words).min(2).max(4),
  /** Days from the agreed brief, business days: the lengths of the overview's chart. */
  days: z.strictObject({ least: z.int().min(0), most: z.int().positive().nullable() }),
  pricing: z.strictObject({ model: words, timeframe: words, bestFor: words }),
  benefits: z.array(z.strictObject({ title: words, description: words })).length(4),
  clients: z.array(z.strictObject({ industry: words, roles: z.array(words).min(1) })).min(2),
  process: z
    .array(z.strictObject({ step: z.int().positive(), title: words, description: words }))
    .min(4),
  faqs: z.array(z.strictObject({ question: words, answer: words })).min(3),
  /** Said plainly on the page: when not to buy this. */
  notFor: words,
  cta: z.strictObject({ title: words, description: words }),
});
export type Service = z.infer<typeof serviceSchema> & { id: ServiceId };
