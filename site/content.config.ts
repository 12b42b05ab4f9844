/** Collections of Markdown. Everything else in the content folder is read by content/content.ts. */
import { defineCollection } from 'astro:content';
import { guideSchema } from '../contracts/content/guide.ts';
import { legalTextSchema } from '../contracts/content/legal.ts';
import { articleSchema, postSchema } from '../contracts/content/post.ts';
import { markdownFolder } from './content/markdown-folder.ts';
import { ownProse } from './content/own-prose.ts';

export const collections = {
  ownProse: defineCollection({ loader: ownProse }),
  legal: defineCollection({
    loader: markdownFolder('legal', legalTextSchema),
    schema: legalTextSchema,
  }),
  posts: defineCollection({
    loader: markdownFolder('posts', postSchema),
    schema: postSchema,
  }),
  articles: defineCollection({
    loader: markdownFolder('articles', articleSchema),
    schema: articleSchema,
  }),
  guides: defineCollection({
    loader: markdownFolder('guides', guideSchema),
    schema: guideSchema,
  }),
};
