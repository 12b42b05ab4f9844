/** A list of the site's pages in Markdown, for language models (llmstxt.org). */

import page from 'virtual:words/page';
import { blogPageSchema } from '../../lib/content/schemas/blog-page.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { load } from '../content/content.ts';
import {
  listCanonicalPaths,
  listRouteGroups,
  postRoutes,
  type Route,
  sitemap,
} from '../content/routes.ts';
import { writtenPosts } from '../features/post/posts.ts';
import { fill } from '../text/sentences.ts';

/** llmstxt.org defines this name for pages that readers may skip. */
const optional = 'Optional';
const articles = load('pages/blog', blogPageSchema).list.title;

/**
 * @param summary what the firm does, in a line
 * @returns the groups of the sitemap page, with all posts rather than the featured ones
 */
export function formatLlmsTxt({ name, email, phone }: Brand, summary: string, site: URL): string {
  const indexed = new Set(listCanonicalPaths());
  const sections = listRouteGroups().map(({ title, routes }) => {
    if (title === sitemap.posts.title)
      return formatSection(articles, postRoutes(writtenPosts), site);
    // The sitemap page lists the same.
    const others = routes.filter(({ to }) => to !== '/sitemap' && indexed.has(to));
    return formatSection(title === sitemap.legal.title ? optional : title, others, site);
  });
  const contact = fill(page.reach, { email, phone });
  return `${[`# ${name}`, `> ${summary}`, contact, ...sections].join('\n\n')}\n`;
}

function formatSection(title: string, routes: readonly Route[], site: URL): string {
  const lines = routes.map(
    ({ label, to, text }) => `- [${label}](${new URL(to, site).href}): ${text}`,
  );
  return [`## ${title}`, '', ...lines].join('\n');
}
