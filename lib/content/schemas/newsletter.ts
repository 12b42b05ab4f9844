/** content/pages/newsletter.yaml: the newsletter's own pages and its two letters. */
import { z } from 'zod';
import { link, titled, words } from './words.ts';

const question = titled.extend({ button: words });

const letter = z.strictObject({
  subject: words,
  opening: z.array(words).min(1),
  closing: z.array(words).min(1),
  signature: words.describe('The firm, under every letter.'),
});

export const newsletterSchema = z.strictObject({
  accepted: words.describe('The answer to every subscription; the browser shows it as a toast.'),
  pages: z.strictObject({
    confirm: question,
    confirmed: titled,
    leave: question,
    left: titled,
    expired: titled,
    unknown: titled,
    again: z.strictObject({ button: words }).describe('The form shown under a failure.'),
    back: link,
  }),
  letters: z.strictObject({
    confirmation: letter.extend({
      action: words,
      /** With {days} and {until}. */
      lasts: words,
    }),
    welcome: letter.extend({
      posts: z.array(link),
      leave: words,
    }),
  }),
});
export type NewsletterContent = z.infer<typeof newsletterSchema>;
