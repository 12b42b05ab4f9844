/** content/pages/blog.yaml: the words of the list of posts, and those that all posts share. */
import { z } from 'zod';
import { band, link, pageHead, titled, words } from './words.ts';

const counted = words.includes('{count}');
const underTopic = words.includes('{topic}');

export const blogPageSchema = pageHead.extend({
  search: link,
  ways: z
    .strictObject({ title: words, links: z.array(link).min(1), newest: words })
    .describe('What else there is to read and to use.'),
  card: z
    .strictObject({
      read: words,
      minutes: words.includes('{minutes}'),
      moreTags: counted,
    })
    .describe('The words of every card.'),
  newsletter: titled.optional(),
  videos: z
    .strictObject({
      title: words,
      previous: words.describe('Names the buttons for assistive technology.'),
      next: words,
      stop: words.includes('{place}'),
    })
    .optional(),
  list: z.strictObject({
    title: words,
    filter: words,
    all: counted.describe('Announced once a topic is chosen.'),
    one: underTopic,
    many: underTopic.includes('{count}'),
    none: underTopic,
    showAll: words,
    more: words,
    shown: z
      .int()
      .positive()
      .default(19)
      .describe(
        'How many articles, the featured one included, are shown before the button `more` is pressed.',
      ),
  }),
  band,
  post: z.strictObject({
    back: words,
    contents: words,
    summary: words,
    coming: titled,
    sources: words,
    author: words,
    updated: words
      .default('Updated')
      .describe('Before the day of the last change, where there was one.'),
    related: words,
    insights: z.strictObject({
      title: words,
      items: z.array(z.strictObject({ title: words, text: words, actions: z.array(link).min(1) })),
    }),
    more: words,
    stay: titled.optional(),
    copied: words.describe("Announced when a heading's address is copied."),
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
  markup: z
    .strictObject({ section: words, keywords: z.array(words).min(1) })
    .describe("What every post's structured data says."),
});
export type BlogContent = z.infer<typeof blogPageSchema>;
