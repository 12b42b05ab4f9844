/**
 * Front matter of content/posts/{slug}.md (the main list) and content/articles/{slug}.md (the six
 * dedicated articles). The file name is the slug; the Markdown under the fields is the body, and a
 * file without one is an article that is still being written (docs/product.md, Blog).
 */

import { z } from 'zod';
import { stockPhotoOrigin } from '../browser-constants.ts';
import { pictureSchema } from './picture.ts';
import { answer, band, link, pageHead, sample, seoTitle, titled, words } from './words.ts';

export const topics = [
  'IT Job Market',
  'Hiring Strategy',
  'Recruitment Strategy',
  'Recruitment Technology',
  'IT Recruitment',
  'Career Strategy',
  'AI and Talent Acquisition',
  'HR Partnership',
  'Hiring Process Optimization',
  'Executive Job Search',
  'IT Leadership Crisis',
  'Future of Work',
  'IT Hiring Challenges',
  'Team Building',
  'IT Recruitment Strategy',
  'IT Leadership',
  'Cybersecurity',
  'Technical Recruitment',
  'Technology Strategy',
  'Cloud Infrastructure',
] as const;

/** A closed list, so that related posts are never empty (docs/product.md, Blog). */
export const tags = [
  'Leadership',
  'Recruitment',
  'Technology Strategy',
  'Interviewing',
  'Hiring Managers',
  'Executive Search',
  'Time to Fill',
  'Offers',
  'Compensation',
  'References',
  'Onboarding',
  'Succession',
  'Interim Staffing',
  'Sales Hiring',
  'Security',
  'Cloud',
  'ERP',
  'Data',
  'AI',
  'Job Market',
  'Remote Work',
  'Careers',
] as const;

export const day = z.iso.date('must be a day such as 2025-10-22');

export const postSchema = z.strictObject({
  title: words,
  seoTitle,
  answer,
  topic: z.enum(topics),
  draft: z.boolean().optional().describe('Shown in `npm run dev` alone.'),
  date: day.describe('The day on which it comes out.'),
  modified: day
    .optional()
    .describe('The day of the last change that a reader would notice, if there was one.'),
  minutes: z
    .int()
    .positive()
    .describe("Stated minutes; the body's words divided by 220 must agree."),
  tags: z.array(z.enum(tags)).min(3),
  summary: words.describe('Its first sentence stands alone as the description.'),
  featuredQuote: words.optional().describe('Lifted whole from the body.'),
  imageUrl: z
    .url()
    .startsWith(`${stockPhotoOrigin}/`, `must be a picture at ${stockPhotoOrigin}/`)
    .optional()
    .describe(
      'A picture of the stock-photo host, where a post names one; otherwise its cover is drawn.',
    ),
  picture: pictureSchema
    .optional()
    .describe("A cover of the owner's own; it takes the place of the drawn one."),
  sample: sample
    .optional()
    .describe(
      'Set where the text names somebody invented; `{sample}` after the name says so to readers.',
    ),
});
export type PostFields = z.infer<typeof postSchema>;

export const articleActions = [
  'Get in Touch',
  'Start the Conversation',
  'Schedule a Consultation',
] as const;

export const articleSchema = postSchema.extend({ action: z.enum(articleActions) });
export type ArticleFields = z.infer<typeof articleSchema>;

const counted = words.includes('{count}', { error: 'must have {count} in it' });
const underTopic = words.includes('{topic}', { error: 'must have {topic} in it' });

export const blogPageSchema = pageHead.extend({
  search: link,
  ways: z
    .strictObject({ title: words, links: z.array(link).min(1), newest: words })
    .describe('What else there is to read and to use.'),
  card: z
    .strictObject({
      read: words,
      minutes: words.includes('{minutes}', { error: 'must have {minutes} in it' }),
      moreTags: counted,
    })
    .describe('What every card says.'),
  newsletter: titled,
  videos: z.strictObject({
    title: words,
    previous: words.describe('Names the buttons for assistive technology.'),
    next: words,
    stop: words.includes('{place}', { error: 'must have {place} in it' }),
  }),
  list: z.strictObject({
    title: words,
    filter: words,
    all: counted.describe('Announced once a topic is chosen.'),
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
    coming: titled,
    sources: words,
    author: words,
    related: words,
    insights: z.strictObject({
      title: words,
      items: z.array(z.strictObject({ title: words, text: words, actions: z.array(link).min(1) })),
    }),
    more: words,
    stay: titled,
    copied: words.describe("Said once a heading's address has been copied."),
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
