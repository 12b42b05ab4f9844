import MiniSearch, { type SearchOptions } from 'minisearch';
import { readEntries, type SearchEntry } from './entry.ts';
import { searchTerms, wordsOf } from './words.ts';

/** An entry that was found. */
export interface Hit {
  entry: SearchEntry;
  /** The index's terms that the search met in it; the words to mark. */
  terms: ReadonlySet<string>;
}

export interface Found {
  /** The best first. */
  hits: Hit[];
  /** Whether they have the words of the search, or only some of them. */
  complete: boolean;
}

/** Finds entries for what somebody typed so far. */
export type Search = (typed: string) => Found;

/** How many letters may be wrong: none in a short word, since CIO is not CISO. */
const tolerance = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** How many words of a search an entry must have: all of a few, most of a whole question. */
const enough = (count: number) => (count < 3 ? count : Math.ceil(count * 0.6));

/** Entries that are indexed in one go; between two of them, typing and scrolling are answered. */
const chunkSize = 4;

/**
 * @param index what /search-index.json answered
 * @throws ZodError where that is no index
 */
export const openSearch = (index: unknown): Promise<Search> => createSearch(readEntries(index));

/** @returns a search over the entries */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'tags', 'summary', 'body'],
    tokenize: (text) => [...wordsOf(text)].flatMap(({ terms }) => terms),
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );

  const isKnown = (term: string) =>
    index.search(term, { tokenize: (whole) => [whole], prefix: true }).length > 0;
  const options: SearchOptions = {
    tokenize: searchTerms,
    boost: { title: 12, tags: 4, summary: 3 },
    // A longer word in a title is less than the word itself in a body.
    weights: { prefix: 0.04, fuzzy: 0.02 },
    // The last word may still be growing; a short one before it stands for itself.
    prefix: (term, at, terms) => at === terms.length - 1 || term.length > 3,
    // Only a word that is nowhere is a typing error.
    fuzzy: (term) => !isKnown(term) && tolerance(term),
    maxFuzzy: 2,
  };

  return (typed) => {
    const asked = searchTerms(typed);
    const initials = new Set(asked.map(([letter]) => letter));
    const all = index.search(typed, {
      ...options,
      // People seldom mistype the first letter: secruity is security and not recruit.
      boostDocument: (_id, [letter]) => (initials.has(letter) ? 1 : 0),
    });
    const full = all.filter(({ queryTerms }) => queryTerms.length >= enough(asked.length));
    const hits = (full.length > 0 ? full : all).flatMap(({ id, terms }): Hit[] => {
      const entry = entries[id];
      return entry ? [{ entry, terms: new Set(terms) }] : [];
    });
    return { hits, complete: full.length > 0 };
  };
}
