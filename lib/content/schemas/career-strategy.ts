/** content/pages/career-strategy.yaml: 'Get Connected', the free call for people who may move. */
import { z } from 'zod';
import { link, pageMeta, titled, words } from './words.ts';

const list = z.strictObject({
  headline: words,
  items: z.array(titled).min(1),
});

export const careerStrategySchema = z.strictObject({
  meta: pageMeta,
  headline: words,
  lead: words,
  schedule: link,
  call: z
    .strictObject({ minutes: z.int().min(2).max(30), unit: words, start: words, end: words })
    .describe('The chart: one row is the call, a tick for each minute on the way.'),
  suits: list,
  gets: list,
  not: words.describe('Said plainly: what the call is not.'),
  band: titled,
});
export type CareerStrategyContent = z.infer<typeof careerStrategySchema>;
