/** How visitors find pages: menus, sitemap, search, and redirects of old addresses. */
import { z } from 'zod';
import { searchChoices } from '../browser-constants.ts';
import { ref } from '../references.ts';
import {
  band,
  bandWithText,
  link,
  linkWithText,
  pageHead,
  pageMeta,
  sitePath,
  words,
} from './words.ts';

// content/navigation.yaml: the bar and the footer of every page.

const linkGroup = z.strictObject({ title: words, links: z.array(link).min(1) });

export const navigationSchema = z.strictObject({
  main: z
    .array(
      link
        .extend({
          /** Shown in the small menu instead. */
          mobile: words.optional(),
          /** For assistive technology. Must contain both labels (WCAG 2.5.3). */
          name: words.optional(),
        })
        .refine(
          ({ label, mobile = label, name }) =>
            name === undefined || [label, mobile].every((shown) => name.includes(shown)),
          'the name must hold the labels that are shown',
        ),
    )
    .min(1),
  contact: link,
  allServices: link,
  footer: z.strictObject({
    firm: linkGroup,
    services: words,
    read: linkGroup,
    locations: linkGroup.describe('Follows the cities.'),
    reach: words,
    legal: z.array(link).min(1),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;

// content/pages/sitemap.yaml: what is on the site, one line each.

const pageGroup = z.strictObject({ title: words, pages: z.array(linkWithText).min(1) });

export const sitemapSchema = pageHead.extend({
  main: pageGroup,
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
  legal: pageGroup,
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

// content/redirects.yaml: old addresses and where they lead now, one line each.

/**
 * Any address that a site may have had: `/our-team`, `/team.php`, `/index.php?id=7`. A query in it must match and
 * is dropped; without one, the query of a visit is kept.
 */
const oldAddress = z
  .string()
  .regex(
    /^\/(?=.)[^\s?#\\]*(?:\?[^\s#]+)?$/,
    'must be a path such as /our-team or /index.php?id=7, without #',
  );

/** Plain ASCII, since it is sent in a header. */
const newPath = sitePath.regex(/^[!-~]*$/, 'must be a path on this site such as /about#team');

export const redirectsSchema = z.record(oldAddress, newPath);

// content/pages/search.yaml: the words of the search, before, while and after something is found.

const aboutTerm = words.includes('{term}');
const counted = aboutTerm.includes('{count}');

export const searchPageSchema = z.strictObject({
  meta: pageMeta,
  headline: words,
  hint: words
    .max(14)
    .describe('The placeholder of the field. It is set in large type, so it must be short.'),
  button: words,
  before: words.describe('Shown while nothing is typed.'),
  tries: z
    .strictObject({ title: words, terms: z.array(words).min(1) })
    .describe('Terms to begin with; a test finds something for each.'),
  kinds: z.strictObject({ title: words, labels: z.record(z.enum(searchChoices), words) }),
  found: z.strictObject({ one: aboutTerm, many: counted }).describe('How many were found.'),
  nearly: z
    .strictObject({ one: aboutTerm, many: counted })
    .describe('The same when the results have only some words of the term.'),
  none: aboutTerm,
  noneOfKind: aboutTerm
    .includes('{kind}')
    .describe('Something was found, but not of the chosen kind.'),
  showAll: words,
  more: words.includes('{count}').describe('Under the first few of a kind that has more.'),
  ask: link.describe('The sentence after `none`.'),
  start: z
    .strictObject({ services: words, posts: words })
    .describe('Places to start from, where nothing is typed or found.'),
  failed: words,
  noScript: z.strictObject({ text: words, links: z.array(link).min(1) }),
  band,
});
export type SearchContent = z.infer<typeof searchPageSchema>;
