/** content/pages/guides.yaml: the words around the guides, on their list and on their pages. */
import { z } from 'zod';
import { link, words } from './words.ts';

export const guidesPageSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words.max(155) }),
  headline: words,
  lead: words,
  groups: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: words, text: words }))
    .min(1)
    .describe('Each shows its guides, newest first; a group without any is left out.'),
  checked: words.describe('Before the day of the last check.'),
  back: words,
  author: words,
  others: words,
  band: z.strictObject({ title: words, action: link }),
});
export type GuidesContent = z.infer<typeof guidesPageSchema>;
