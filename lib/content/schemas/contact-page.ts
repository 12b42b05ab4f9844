/** content/pages/contact.yaml: the words of the contact page. The words of the form are in home.yaml. */
import { z } from 'zod';
import { pageMeta, titled, titledList, words } from './words.ts';

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
