/** content/pages/blog.yaml: the words around the posts, on their list and on their pages. */
import { z } from 'zod';
import { link, words } from './words.ts';

const counted = words.includes('{count}', { error: 'must have {count} in it' });
const underTopic = words.includes('{topic}', { error: 'must have {topic} in it' });
const band = z.strictObject({ title: words, action: link });

export const blogPageSchema = z.strictObject({
  meta: z.strictObject({
    title: words,
    description: words.max(155, 'must not be longer than 155 characters'),
  }),
  headline: words,
  lead: words,
  search: link,
  /** What else there is to read and to use. */
  ways: z.strictObject({ title: words, links: z.array(link).min(1), newest: words }),
  /** What every card says. */
  card: z.strictObject({
    read: words,
    minutes: words.includes('{minutes}', { error: 'must have {minutes} in it' }),
    moreTags: counted,
  }),
  newsletter: z.strictObject({ title: words, text: words }),
  videos: z.strictObject({
    title: words,
    /** Names the buttons for assistive technology. */
    previous: words,
    next: words,
    stop: words.includes('{place}', { error: 'must have {place} in it' }),
  }),
  list: z.strictObject({
    title: words,
    filter: words,
    /** Announced once a topic is chosen. */
    all: counted,
    one: underTopic,
    many: underTopic.includes('{count}', { error: 'must have {count} in it' }),
    none: underTopic,
    showAll: words,
    more: words,
  }),
  band,
  post: z.strictObject({
    back: words,
    contents: words,
    summary: words,
    coming: z.strictObject({ title: words, text: words }),
    sources: words,
    author: words,
    related: words,
    insights: z.strictObject({
      title: words,
      items: z.array(z.strictObject({ title: words, text: words, actions: z.array(link).min(1) })),
    }),
    more: words,
    stay: z.strictObject({ title: words, text: words }),
    /** Said once a heading's address has been copied. */
    copied: words,
  }),
  article: z.strictObject({
    author: words,
    share: words,
    microblog: words,
    network: words,
    mail: words,
    action: z.strictObject({ title: words }),
  }),
  notFound: z.strictObject({
    title: words,
    description: words,
    text: words,
    back: words,
    search: link,
    newest: words,
  }),
  feed: z.strictObject({ title: words, description: words }),
  /** What every post's structured data says (docs/product.md, Blog). */
  markup: z.strictObject({ section: words, keywords: z.array(words).min(1) }),
});
export type BlogContent = z.infer<typeof blogPageSchema>;
