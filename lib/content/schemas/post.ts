/**
 * Front matter of content/posts/{slug}.md (the main list) and content/articles/{slug}.md (the six
 * dedicated articles). The file name is the slug; the Markdown under the fields is the body; without
 * one, the post is still being written (docs/product.md, Blog).
 */

import { z } from 'zod';
import { stockPhotoOrigin } from '../browser-constants.ts';
import { allowDrafts, draft } from './draft.ts';
import { pictureSchema } from './picture.ts';
import { answer, language, sample, seoTitle, words } from './words.ts';

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

export const day = z.iso.date();

const postFields = z.strictObject({
  title: words,
  lang: language,
  seoTitle,
  answer,
  topic: z.enum(topics),
  draft,
  date: day.describe('The day on which it comes out.'),
  modified: day
    .optional()
    .describe('The day of the last change that a reader would notice, if there was one.'),
  minutes: z
    .int()
    .positive()
    .optional()
    .describe('Minutes to read, while it has no text. Then they are counted.'),
  tags: z.array(z.enum(tags)).describe('Three or more.'),
  summary: words.describe('Its first sentence is also the description.'),
  featuredQuote: words.optional().describe('Copied from the body word for word.'),
  imageUrl: z
    .url()
    .startsWith(`${stockPhotoOrigin}/`, `must be a picture at ${stockPhotoOrigin}/`)
    .optional()
    .describe('A picture at the stock-photo host. Without one, the cover is drawn.'),
  picture: pictureSchema.optional().describe('A cover that replaces the drawn one.'),
  sample: sample
    .optional()
    .describe(
      'True where the text names an invented person. `{sample}` after the name shows readers a mark.',
    ),
});
const minTags = 3;
export const postSchema = allowDrafts(postFields, minTags, { topic: topics[0] });
export type PostFields = z.infer<typeof postSchema>;

export const articleActions = [
  'Get in Touch',
  'Start the Conversation',
  'Schedule a Consultation',
] as const;

export const articleSchema = allowDrafts(
  postFields.extend({ action: z.enum(articleActions) }),
  minTags,
  { topic: topics[0], action: articleActions[0] },
);
export type ArticleFields = z.infer<typeof articleSchema>;
