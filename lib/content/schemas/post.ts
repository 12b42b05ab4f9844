/**
 * Front matter of content/posts/{slug}.md (the main list) and content/articles/{slug}.md (the six
 * dedicated articles). The file name is the slug; the Markdown under the fields is the body; without
 * one, the post is still being written (docs/product.md, Blog).
 */

import { z } from 'zod';
import { stockPhotoOrigin } from '../browser-constants.ts';
import { unwritten } from '../references.ts';
import { allowDrafts, draft } from './draft.ts';
import { tag, topic } from './lists.ts';
import { pictureSchema } from './picture.ts';
import { answer, language, sample, seoTitle, words } from './words.ts';

export const day = z.iso.date();

const postFields = z.strictObject({
  title: words,
  lang: language,
  seoTitle,
  answer,
  topic: topic.describe(
    'One of topics.yaml, where there is such a file. It selects the drawing of the cover.',
  ),
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
  tags: z.array(tag).describe('Three or more, from topics.yaml where there is such a file.'),
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
export const postSchema = allowDrafts(postFields, minTags, {});
export type PostFields = z.infer<typeof postSchema>;

export const articleSchema = allowDrafts(
  postFields.extend({ action: words.describe('The label of the button at its end.') }),
  minTags,
  { action: unwritten },
);
export type ArticleFields = z.infer<typeof articleSchema>;
