import {
  type SearchChoice,
  type SearchKind,
  searchChoices,
} from '../../../lib/content/browser-constants.ts';
import type { SearchContent } from '../../../lib/content/schemas/navigation.ts';
import { fillCount } from '../../text/counts.ts';
import { fill } from '../../text/sentences.ts';
import type { Hit, SearchResults } from './search-engine.ts';

/** Results of each kind in the combined list. Even, because wide windows show two columns. */
export const maxRowsPerKind = 4;

/** The outcome of the search; `waiting` while the field has no term. */
type Answer =
  | { is: 'waiting' }
  | { is: 'failed' }
  | { is: 'found'; term: string; found: SearchResults };

interface SearchView {
  answer: Answer;
  choice: SearchChoice;
}

export interface SearchState extends SearchView {
  /** The outcome last announced to screen readers; null before the first. */
  announced: SearchView | null;
}

export type SearchChange =
  | Answer
  | { is: 'chosen'; choice: SearchChoice }
  /** Typing has paused. */
  | { is: 'rested' };

export const initialSearch: SearchState = {
  answer: { is: 'waiting' },
  choice: 'all',
  announced: null,
};

/** The reducer of the search page. Announces failures and choices immediately, and results when typing pauses. */
export function changeSearch(state: SearchState, change: SearchChange): SearchState {
  const { answer, choice } = state;
  switch (change.is) {
    case 'waiting':
      return { answer: change, choice, announced: null };
    case 'failed':
      return { answer: change, choice, announced: { answer: change, choice } };
    case 'found':
      return { ...state, answer: change };
    case 'chosen':
      return announce({ answer, choice: change.choice });
    case 'rested':
      return announce({ answer, choice });
  }
}

const announce = (view: SearchView): SearchState => ({
  ...view,
  announced: view.answer.is === 'found' ? view : null,
});

export const getHits = ({ answer }: SearchView): readonly Hit[] =>
  answer.is === 'found' ? answer.found.hits : [];

const hasKind = (choice: SearchChoice) => (hit: Hit) =>
  choice === 'all' || hit.entry.kind === choice;

/** @returns the number of results of each kind and in total */
export function countByChoice(hits: readonly Hit[]): Record<SearchChoice, number> {
  const counts = { all: hits.length, service: 0, article: 0, city: 0, page: 0 };
  for (const { entry } of hits) counts[entry.kind] += 1;
  return counts;
}

export interface KindGroup {
  kind: SearchKind;
  /** The number of all results of the kind. */
  count: number;
  /** The results to show, best first. */
  hits: Hit[];
}

const listKinds = (hits: readonly Hit[]) => [...new Set(hits.map(({ entry }) => entry.kind))];

/** @returns the choices of the filter, in the order of the results */
export const listChoices = (hits: readonly Hit[]): SearchChoice[] => [
  ...new Set<SearchChoice>(['all', ...listKinds(hits), ...searchChoices]),
];

/** @returns the results by kind; the kind of the best result comes first */
export function groupByKind(hits: readonly Hit[], choice: SearchChoice): KindGroup[] {
  const chosen = hits.filter(hasKind(choice));
  return listKinds(chosen).map((kind) => {
    const all = chosen.filter(hasKind(kind));
    return { kind, count: all.length, hits: choice === kind ? all : all.slice(0, maxRowsPerKind) };
  });
}

type Sentences = 'before' | 'found' | 'nearly' | 'none' | 'noneOfKind' | 'failed' | 'kinds';

/** @returns the sentence under the field, from content/pages/search.yaml */
export function formatSentence(
  copy: Pick<SearchContent, Sentences>,
  { answer, choice }: SearchView,
): string {
  if (answer.is === 'waiting') return copy.before;
  if (answer.is === 'failed') return copy.failed;
  const { term, found } = answer;
  if (found.hits.length === 0) return fill(copy.none, { term });
  const count = found.hits.filter(hasKind(choice)).length;
  if (count === 0) return fill(copy.noneOfKind, { term, kind: copy.kinds.labels[choice] });
  return fillCount(found.complete ? copy.found : copy.nearly, count, { term });
}

/** No real search is longer, but an address may hold any length. */
export const maxTermChars = 80;

/** One letter is not a search yet. */
export const minTermChars = 2;

/** @returns the term in a typed text, its full-width letters and ligatures as plain ones */
export const normalizeTerm = (text: string): string =>
  text.normalize('NFKC').slice(0, maxTermChars).replace(/\s+/g, ' ').trim();

/** Whether a term may hold an email address or a phone number, which never enter the data layer. */
export const isPersonalData = (term: string): boolean =>
  term.includes('@') || term.replace(/\P{N}/gu, '').length >= 7;
