import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type SearchChoice, searchChoices } from '../../../lib/content/search-kinds.ts';
import { track } from '../analytics/track.ts';
import { loadSearch } from './load-search.ts';
import { changeSearch, untouched } from './search-state.ts';
import { isPersonal, shortestTermChars, typedTerm } from './typed-term.ts';

/** A pause in typing after which a search counts as made (docs/product.md, Search). */
const restMs = 800;

/**
 * Answers while the visitor types; after a pause the search is announced and pushed to the data layer.
 * @param field the source of the term, since visitors type before this runs
 */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, dispatch] = useReducer(changeSearch, untouched);
  /** The search that is shown but has not been reported yet. */
  const made = useRef<{ term: string; count: number } | null>(null);
  const told = useRef(new Set<string>());
  const timer = useRef(0);

  const termNow = () => typedTerm(field.current?.value ?? '');

  function rest(): void {
    clearTimeout(timer.current);
    dispatch({ is: 'rested' });
    const name = made.current?.term.toLowerCase() ?? '';
    if (!made.current || told.current.has(name) || isPersonal(name)) return;
    told.current.add(name);
    track({ event: 'site_search', search_term: name, results: made.current.count });
  }

  async function answer(choice = state.choice): Promise<void> {
    const term = termNow();
    keepAddress(term, choice);
    clearTimeout(timer.current);
    made.current = null;
    if (term.length < shortestTermChars) {
      dispatch({ is: 'waiting' });
      return;
    }
    try {
      const search = await loadSearch();
      // The visitor may have typed on while the index was loading.
      if (term !== termNow()) return;
      const found = search(term);
      // Paints the results in the same frame as the letter.
      flushSync(() => dispatch({ is: 'found', term, found }));
      made.current = { term, count: found.hits.length };
      timer.current = window.setTimeout(rest, restMs);
    } catch {
      dispatch({ is: 'failed' });
    }
  }

  function choose(choice: SearchChoice): void {
    flushSync(() => dispatch({ is: 'chosen', choice }));
    keepAddress(termNow(), choice);
  }

  const begin = useEffectEvent(() => {
    loadSearch().catch(() => {});
    const asked = new URLSearchParams(location.search);
    const choice = searchChoices.find((known) => known === asked.get('kind'));
    if (choice) dispatch({ is: 'chosen', choice });
    // The visitor may have typed by now.
    if (field.current) field.current.value ||= typedTerm(asked.get('q') ?? '');
    if (termNow()) void answer(choice);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    state,
    /** Call after every change of the field. */
    answer: () => answer(),
    /** Answers at once, and counts the search as made. */
    async submit() {
      await answer();
      rest();
    },
    /** The choice is rendered when this returns. */
    choose,
  };
}

/** Keeps the address in step with what is shown. */
function keepAddress(term: string, choice: SearchChoice): void {
  const query = new URLSearchParams(location.search);
  query.delete('q');
  query.delete('kind');
  if (term) query.set('q', term);
  if (term && choice !== 'all') query.set('kind', choice);
  const asked = query.toString();
  try {
    history.replaceState(history.state, '', asked ? `?${asked}` : location.pathname);
  } catch {
    // Safari throws on the hundredth call within ten seconds; the next key stroke updates the address.
  }
}
