/**
 * Front matter of content/guides/{slug}.md, and the words around the guides, content/pages/guides.yaml.
 * The file name is the slug; the Markdown under the fields is the body.
 */
import { z } from 'zod';
import { buildDay } from '../publication.ts';
import { ref, unwritten } from '../references.ts';
import { allowDrafts, draft } from './draft.ts';
import { tag, topic } from './lists.ts';
import { pictureSchema } from './picture.ts';
import { day } from './post.ts';
import { answer, band, language, pageHead, seoTitle, words } from './words.ts';

const anchor = z.string().regex(/^[^\s#]+$/, 'must be the anchor of a heading, without #');

/** A guide's tables that the scorecard and the calendar file use. */
const guideToolsSchema = z.strictObject({
  role: words.describe('As the scorecard names it, such as CIO.'),
  questions: anchor.describe(
    'The heading above its table of questions, each with a strong and a weak answer.',
  ),
  days: anchor.describe('The heading above its table of what is done by which day.'),
});

const guideFields = z
  .strictObject({
    title: words,
    lang: language,
    seoTitle,
    answer,
    group: ref('groups').describe('The id of its group in pages/guides.yaml.'),
    topic: topic.describe('Determines the drawing of its social image.'),
    draft,
    date: day.describe('The day on which it came out.'),
    modified: day
      .optional()
      .describe('The day of the last change that a reader would notice, if there was one.'),
    checked: day.describe('The day on which a person last reviewed it.'),
    tags: z.array(tag).describe('Two or more.'),
    summary: words.describe('One line for lists and feeds.'),
    tools: guideToolsSchema
      .optional()
      .describe('Loads its questions into the scorecard, and its days into a calendar.'),
    picture: pictureSchema.optional().describe('A cover, above the text.'),
  })
  .refine(({ draft, date, checked }) => draft || checked >= date, {
    path: ['checked'],
    message: 'must not be earlier than date',
  })
  .refine(({ date, modified = date }) => modified >= date, {
    path: ['modified'],
    message: 'must not be earlier than date',
  });
export const guideSchema = allowDrafts(guideFields, 2, {
  group: unwritten,
  checked: buildDay(),
});
export type GuideFields = z.infer<typeof guideSchema>;

export const guidesPageSchema = pageHead.extend({
  groups: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: words, text: words }))
    .min(1)
    .describe('Each shows its guides, newest first; a group without any is left out.'),
  checked: words.describe('Before the day of the last review.'),
  back: words,
  author: words,
  others: words,
  tools: z
    .strictObject({
      headline: words,
      questions: words.describe('What happens to the questions. {count} is how many.'),
      load: words,
      refused: words.describe('Shown where the browser stores nothing.'),
      days: words.describe('What the calendar file holds.'),
      firstDay: words,
      save: words,
      missing: words.describe('Shown if the first day is missing.'),
      event: words.describe('A calendar entry: {role}, {day} and {text}.'),
      noScript: words,
    })
    .optional()
    .describe('Around the tools of a guide. Without it, guides show none.'),
  band,
});
export type GuidesContent = z.infer<typeof guidesPageSchema>;
