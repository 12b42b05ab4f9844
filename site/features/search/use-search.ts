import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type SearchChoice, searchChoices } from '../../../contracts/search-kinds.ts';
import { track } from '../analytics/track.ts';
import { loadSearch } from './load-search.ts';
import { changeSearch, untouched } from './search-state.ts';
import { isPersonal, shortestTerm, typedTerm } from './typed-term.ts';

/** Without a key stroke, after which a search counts as made. */
const restMs = 800;

/**
 * Answers while somebody types; once they rest, the search is announced and the data layer told.
 * @param field its own value is what was typed, since people type before this runs
 */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, dispatch] = useReducer(changeSearch, untouched);
  /** The search that stands on the page and was not told yet. */
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
    if (term.length < shortestTerm) {
      dispatch({ is: 'waiting' });
      return;
    }
    try {
      const search = await loadSearch();
      // Somebody may have typed on while the index was loading.
      if (term !== termNow()) return;
      const found = search(term);
      // The results are painted with the letter that asked for them.
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
    // Somebody may have typed by now.
    if (field.current) field.current.value ||= typedTerm(asked.get('q') ?? '');
    if (termNow()) void answer(choice);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    state,
    /** To be called after every change of the field. */
    answer: () => answer(),
    /** Answers at once, and counts the search as made. */
    async submit() {
      await answer();
      rest();
    },
    /** The page shows the choice when this returns. */
    choose,
  };
}

/** The address always leads back to what is shown. */
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
    // Safari refuses the hundredth within ten seconds; the next key stroke makes up for it.
  }
}
