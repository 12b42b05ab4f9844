/** content/pages/search.yaml: the words of the search, before, while and after something is found. */
import { z } from 'zod';
import { searchChoices } from '../browser-constants.ts';
import { band, link, pageMeta, words } from './words.ts';

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
