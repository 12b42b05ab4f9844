/** Collections of Markdown. Everything else in the content folder is read by content/content.ts. */
import { defineCollection } from 'astro:content';
import { legalTextSchema } from '../contracts/content/legal.ts';
import { articleSchema, postSchema } from '../contracts/content/post.ts';
import { markdownFolder } from './content/markdown-folder.ts';

export const collections = {
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
};
