/** The site's pages, terms and figures in Markdown, for language models (llmstxt.org). */

import page from 'virtual:words/page';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { countSentence, formatFigure } from '../../lib/content/schemas/claims.ts';
import type { Service } from '../../lib/content/schemas/service.ts';
import { claims, load, services } from '../content/content.ts';
import {
  listCanonicalPaths,
  listRouteGroups,
  type Route,
  sitemap,
  toPostRoutes,
} from '../content/routes.ts';
import { writtenPosts } from '../features/post/posts.ts';
import { fill } from '../text/sentences.ts';

/** llmstxt.org defines this name for pages that readers may skip. */
const optional = 'Optional';
const articles = load('pages/blog.yaml').list.title;
const { detail } = load('pages/services.yaml');
const countPage = load('pages/how-we-count.yaml');
const sampleMark = 'Sample. ';

/**
 * @param summary what the firm does, in a line
 * @returns the groups of the sitemap page, with all posts rather than the featured ones, then terms and figures
 */
export function formatLlmsTxt({ name, email, phone }: Brand, summary: string, site: URL): string {
  const indexed = new Set(listCanonicalPaths());
  const listedTerms = services.map(toTermsRoute).filter(({ to }) => indexed.has(to));
  const terms = formatSection(detail.terms.headline, listedTerms, site);
  const figures = countPage
    ? [formatSection(countPage.headline, claims.map(toFigureRoute), site)]
    : [];
  const sections = listRouteGroups().flatMap(({ title, routes }) => {
    if (title === sitemap.posts.title)
      return [formatSection(articles, toPostRoutes(writtenPosts), site), ...figures];
    // The sitemap page lists the same.
    const others = routes.filter(({ to }) => to !== '/sitemap' && indexed.has(to));
    const section = formatSection(title === sitemap.legal.title ? optional : title, others, site);
    const hasTerms = title === sitemap.services.title && listedTerms.length > 0;
    return hasTerms ? [section, terms] : [section];
  });
  const contact = fill(page.reach, { email, phone });
  return `${[`# ${name}`, `> ${summary}`, contact, ...sections].join('\n\n')}\n`;
}

/** The terms that a buyer compares, as the service's page states them. */
function toTermsRoute({ id, name, sample, pricing, terms, notFor }: Service): Route {
  const { covers, excludes, lasts } = terms.guarantee;
  const { given, rows, total } = terms.example;
  const example = [...rows, total].map(({ what, amount }) => `${what} ${amount}`).join('; ');
  const text = [
    `${detail.timeframe}: ${pricing.timeframe}.`,
    `${detail.pricing}: ${pricing.model}. ${terms.price} ${detail.terms.example} ${given}: ${example}.`,
    `${detail.terms.paid}: ${terms.paid}`,
    `${detail.terms.guarantee}: ${covers} ${detail.terms.excludes}: ${excludes} ${detail.terms.lasts}: ${lasts}`,
    `${detail.terms.conversion}: ${terms.conversion}`,
    `${detail.terms.notice}: ${terms.notice}`,
    `${detail.notFor}: ${notFor}`,
  ].join(' ');
  return { label: name, to: `/services/${id}`, text: (sample ? sampleMark : '') + text };
}

const toFigureRoute = (claim: (typeof claims)[number]): Route => ({
  label: `${formatFigure(claim)} ${claim.label}`,
  to: '/how-we-count',
  text: (claim.sample ? sampleMark : '') + countSentence(claim),
});

function formatSection(title: string, routes: readonly Route[], site: URL): string {
  const lines = routes.map(
    ({ label, to, text }) => `- [${label}](${new URL(to, site).href}): ${text}`,
  );
  return [`## ${title}`, '', ...lines].join('\n');
}
