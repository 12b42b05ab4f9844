import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import * as z from 'zod/mini';
import { searchKinds } from '../../../lib/content/browser-constants.ts';
import { findSearchTerms, splitWords } from './words.ts';

/** A page in the search index. */
const entrySchema = z.object({
  /** The path that its result links to. */
  to: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Shown before the excerpt: an article's topic and date, a service's timeframe. */
  note: z.string(),
  summary: z.string(),
  /** Keywords: tags, roles, industries, states. */
  tags: z.array(z.string()),
  /** The rest of the text, without markup. */
  body: z.string(),
});
export type SearchEntry = z.infer<typeof entrySchema>;

/** @throws ZodError if the value is not an index, such as a proxy's error page */
export const readEntries = (value: unknown): SearchEntry[] => z.array(entrySchema).parse(value);

/** A matching entry. */
export interface Hit {
  entry: SearchEntry;
  /** The terms of the index that matched in it, to be marked. */
  terms: ReadonlySet<string>;
}

export interface SearchResults {
  /** Best first. */
  hits: Hit[];
  /** Whether the hits contain most words of the search, or only some. */
  complete: boolean;
}

/** Finds entries for the term typed so far. */
export type Search = (typed: string) => SearchResults;

/** Allowed typos in a word: none in a short one, because CIO is not CISO. */
const getMaxTypos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** Number of words of a search that an entry must contain: all of a few, most of a question. */
const getMinTerms = (count: number) => (count < 3 ? count : Math.ceil(count * 0.6));

/** Entries indexed at once; between two chunks the browser can handle typing and scrolling. */
const chunkSize = 4;

/** @returns a search over the entries */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'tags', 'summary', 'body'],
    tokenize: (text) => [...splitWords(text)].flatMap(({ terms }) => terms),
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );

  /** Whoever searches for a role, and nothing else, looks for someone to fill it: the service for it comes first. */
  const isOffered = (terms: readonly string[], { id, match }: SearchResult) =>
    entries[id]?.kind === 'service' &&
    terms.every((term) => match[term]?.some((field) => field === 'title' || field === 'tags'));

  const isKnown = (term: string) =>
    index.search(term, { tokenize: (whole) => [whole], prefix: true }).length > 0;
  const options: SearchOptions = {
    tokenize: findSearchTerms,
    boost: { title: 12, tags: 4, summary: 3 },
    // A prefix match in a title ranks below an exact match in a body.
    weights: { prefix: 0.04, fuzzy: 0.02 },
    // The last word may be incomplete; short words before it must match exactly, and so must a single letter alone.
    prefix: (term, at, terms) =>
      at === terms.length - 1 ? at > 0 || term.length > 1 : term.length > 3,
    // Only a word that is not in the index is taken for a typing error.
    fuzzy: (term) => !isKnown(term) && getMaxTypos(term),
    maxFuzzy: 2,
  };

  return (typed) => {
    const terms = findSearchTerms(typed);
    const initials = new Set(terms.map(([letter]) => letter));
    const all = index.search(typed, {
      ...options,
      // Visitors rarely mistype the first letter: secruity is security and not recruit.
      boostDocument: (_id, [letter]) => (initials.has(letter) ? 1 : 0),
    });
    const full = all.filter(({ queryTerms }) => queryTerms.length >= getMinTerms(terms.length));
    const results = full.length > 0 ? full : all;
    const offered = results.filter((result) => isOffered(terms, result));
    const hits = [...new Set([...offered, ...results])].flatMap(({ id, terms }): Hit[] => {
      const entry = entries[id];
      return entry ? [{ entry, terms: new Set(terms) }] : [];
    });
    return { hits, complete: full.length > 0 };
  };
}
