/** Collections of Markdown. Everything else under content/ is read by content/content.ts. */
import { defineCollection } from 'astro:content';
import { legalTextSchema } from '../contracts/content/legal.ts';
import { articleSchema, postSchema } from '../contracts/content/post.ts';
import { markdownFolder } from './content/markdown-folder.ts';

export const collections = {
  legal: defineCollection({
    loader: markdownFolder('content/legal', legalTextSchema),
    schema: legalTextSchema,
  }),
  posts: defineCollection({
    loader: markdownFolder('content/posts', postSchema),
    schema: postSchema,
  }),
  articles: defineCollection({
    loader: markdownFolder('content/articles', articleSchema),
    schema: articleSchema,
  }),
};
