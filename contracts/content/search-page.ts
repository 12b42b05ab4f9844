/** content/pages/search.yaml: the words of the search, before, while and after something is found. */
import { z } from 'zod';
import { searchChoices } from '../search-kinds.ts';
import { link, words } from './words.ts';

const aboutTerm = words.includes('{term}', { error: 'must have {term} in it' });
const counted = aboutTerm.includes('{count}', { error: 'must have {count} in it' });

export const searchPageSchema = z.strictObject({
  meta: z.strictObject({
    title: words,
    description: words.max(155, 'must not be longer than 155 characters'),
  }),
  headline: words,
  /** The placeholder of the field; short, since it is set as large as what is typed. */
  hint: words.max(14, 'must not be longer than 14 characters'),
  button: words,
  /** Said while nothing is typed. */
  before: words,
  /** Terms to begin with; a test finds something for each. */
  tries: z.strictObject({ title: words, terms: z.array(words).min(1) }),
  kinds: z.strictObject({ title: words, labels: z.record(z.enum(searchChoices), words) }),
  /** How many were found. */
  found: z.strictObject({ one: aboutTerm, many: counted }),
  /** The same where nothing has all the words of the term, but something has some of them. */
  nearly: z.strictObject({ one: aboutTerm, many: counted }),
  none: aboutTerm,
  /** Something was found, but not of the chosen kind. */
  noneOfKind: aboutTerm.includes('{kind}', { error: 'must have {kind} in it' }),
  showAll: words,
  /** Under the first few of a kind that has more. */
  more: words.includes('{count}', { error: 'must have {count} in it' }),
  /** The sentence after `none`. */
  ask: link,
  /** Places to start from, where nothing is typed or found. */
  start: z.strictObject({ services: words, posts: words }),
  failed: words,
  noScript: z.strictObject({ text: words, links: z.array(link).min(1) }),
  band: z.strictObject({ title: words, action: link }),
});
export type SearchContent = z.infer<typeof searchPageSchema>;
