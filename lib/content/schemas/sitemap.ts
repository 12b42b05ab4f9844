/** content/pages/sitemap.yaml: what is on the site, one line each. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { bandWithText, linkWithText, pageHead, words } from './words.ts';

const group = z.strictObject({ title: words, pages: z.array(linkWithText).min(1) });

export const sitemapSchema = pageHead.extend({
  main: group,
  people: z
    .strictObject({ title: words })
    .default({ title: 'People' })
    .describe('Over the people who have a page.'),
  services: z.strictObject({ title: words }),
  locations: z.strictObject({ title: words }),
  guides: z.strictObject({ title: words }),
  posts: z.strictObject({
    title: words,
    featured: z
      .array(ref('posts'))
      .describe('Slugs of the posts that the page shows; sitemap.xml has them all.'),
  }),
  legal: group,
  machines: z.strictObject({
    title: words,
    files: z
      .array(
        z.strictObject({
          label: words,
          to: z.enum(['/sitemap.xml', '/robots.txt']),
          text: words,
        }),
      )
      .length(2),
  }),
  band: bandWithText,
});
export type SitemapContent = z.infer<typeof sitemapSchema>;
