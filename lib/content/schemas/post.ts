/**
 * Front matter of content/posts/{slug}.md (the main list) and content/articles/{slug}.md (the six
 * dedicated articles). The file name is the slug; the Markdown under the fields is the body, and a
 * file without one is an article that is still being written (docs/product.md, Blog).
 */
import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import { stockPhotoOrigin } from './stock-photo.ts';
import { sample, searchTitle, words } from './words.ts';

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
  seoTitle: searchTitle.describe(
    'What somebody types to find this: the title of the page in search results.',
  ),
  answer: words.describe(
    "Two sentences under the title that answer it, and the page's description.",
  ),
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
