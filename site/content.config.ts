/** Collections of Markdown. Everything else in the content folder is read by content/content.ts. */
import { defineCollection } from 'astro:content';
import { legalTextSchema } from '../lib/content/schemas/legal.ts';
import { guideSchema, postSchema } from '../lib/content/schemas/post.ts';
import { markdownFolder } from './content/markdown-folder.ts';
import { ownProse } from './features/own-page/own-prose.ts';

export const collections = {
  ownProse: defineCollection({ loader: ownProse }),
  legal: defineCollection({
    loader: markdownFolder('legal'),
    schema: legalTextSchema,
  }),
  posts: defineCollection({
    loader: markdownFolder('posts'),
    schema: postSchema,
  }),
  guides: defineCollection({
    loader: markdownFolder('guides'),
    schema: guideSchema,
  }),
};
