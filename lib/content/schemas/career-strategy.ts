/** content/pages/career-strategy.yaml: 'Get Connected', the free call for people who may move. */
import { z } from 'zod';
import { link, pageHead, titled, titledList, words } from './words.ts';

export const careerStrategySchema = pageHead.extend({
  schedule: link,
  call: z
    .strictObject({ minutes: z.int().min(2).max(30), unit: words, start: words, end: words })
    .describe('The chart: one row is the call, a tick for each minute on the way.'),
  suits: titledList,
  gets: titledList,
  not: words.describe('Said plainly: what the call is not.'),
  band: titled,
});
export type CareerStrategyContent = z.infer<typeof careerStrategySchema>;
