/**
 * Front matter of content/guides/{slug}.md. The file name is the slug; the Markdown under the fields is
 * the body. A further file is a further guide, without code.
 */
import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import { day, tags, topics } from './post.ts';
import { searchTitle, words } from './words.ts';

export const guideSchema = z
  .strictObject({
    title: words,
    /** What somebody types to find this: the title of the page in search results. */
    seoTitle: searchTitle,
    /** Two sentences under the title that answer it, and the page's description. */
    answer: words,
    /** The id of its group in pages/guides.yaml. */
    group: words,
    /** The figure of its social image. */
    topic: z.enum(topics),
    /** Shown only while the site is written (`npm run dev`). */
    draft: z.boolean().optional(),
    date: day,
    /** The day on which a person last compared it with its sources. */
    checked: day,
    tags: z.array(z.enum(tags)).min(2),
    /** One line for lists and feeds. */
    summary: words,
    /** A cover, above the text. */
    picture: pictureSchema.optional(),
  })
  .refine(({ date, checked }) => checked >= date, {
    path: ['checked'],
    message: 'must not be earlier than date',
  });
export type GuideFields = z.infer<typeof guideSchema>;
