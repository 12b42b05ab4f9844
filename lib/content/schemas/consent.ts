/** content/pages/consent.yaml: the cookie banner and the preference center. */
import { z } from 'zod';
import { link, words } from './words.ts';

const category = z.strictObject({ name: words, text: words });

export const consentSchema = z.strictObject({
  title: words,
  summary: words
    .optional()
    .describe('One short sentence, until the banner is opened; by default `text`.'),
  policy: link.default({ label: 'Cookie policy', to: '/cookies' }).describe('After the sentence.'),
  text: words,
  privacyControl: words,
  buttons: z.strictObject({
    accept: words,
    reject: words,
    customize: words,
    save: words,
    close: words,
  }),
  categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
  center: z.strictObject({
    title: words,
    saved: words,
    message: words,
    notKept: words,
    withoutScript: words,
  }),
});
export type ConsentContent = z.infer<typeof consentSchema>;
