/** content/pages/career-strategy.yaml: 'Get Connected', the free call for people who may move. */
import { z } from 'zod';
import { link, pageHead, titled, titledList, words } from './words.ts';

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
