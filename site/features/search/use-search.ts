import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type SearchChoice, searchChoices } from '../../../lib/content/browser-constants.ts';
import { track } from '../analytics/events.ts';
import { loadSearch } from './load-search.ts';
import {
  changeSearch,
  initialSearch,
  isPersonalData,
  minTermChars,
  normalizeTerm,
} from './search-state.ts';

/** Pause in typing after which a search is reported (docs/product.md, Search). */
const reportDelayMs = 800;

/**
 * Searches while the visitor types; after a pause the result is announced and pushed to the data layer.
 * @param field the source of the term, since visitors type before this runs
 */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, dispatch] = useReducer(changeSearch, initialSearch);
  /** The visible search, until it is reported. */
  const pending = useRef<{ term: string; count: number } | null>(null);
  const reported = useRef(new Set<string>());
  const timer = useRef(0);

  const readTerm = () => normalizeTerm(field.current?.value ?? '');

  function report(): void {
    clearTimeout(timer.current);
    dispatch({ is: 'rested' });
    const name = pending.current?.term.toLowerCase() ?? '';
    if (!pending.current || reported.current.has(name) || isPersonalData(name)) return;
    reported.current.add(name);
    track({ event: 'site_search', search_term: name, results: pending.current.count });
  }

  async function answer(choice = state.choice): Promise<void> {
    const term = readTerm();
    updateAddress(term, choice);
    clearTimeout(timer.current);
    pending.current = null;
    if (term.length < minTermChars) {
      dispatch({ is: 'waiting' });
      return;
    }
    try {
      const search = await loadSearch();
      // The visitor may have typed on while the index was loading.
      if (term !== readTerm()) return;
      const found = search(term);
      // Paints the results in the same frame as the letter.
      flushSync(() => dispatch({ is: 'found', term, found }));
      pending.current = { term, count: found.hits.length };
      timer.current = window.setTimeout(report, reportDelayMs);
    } catch {
      dispatch({ is: 'failed' });
    }
  }

  function choose(choice: SearchChoice): void {
    flushSync(() => dispatch({ is: 'chosen', choice }));
    updateAddress(readTerm(), choice);
  }

  const start = useEffectEvent(() => {
    loadSearch().catch(() => {});
    const query = new URLSearchParams(location.search);
    const choice = searchChoices.find((known) => known === query.get('kind'));
    if (choice) dispatch({ is: 'chosen', choice });
    // The visitor may have typed by now.
    if (field.current) field.current.value ||= normalizeTerm(query.get('q') ?? '');
    if (readTerm()) void answer(choice);
  });
  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    state,
    /** Call after every change of the field. */
    answer: () => answer(),
    /** Searches and reports at once. */
    async submit() {
      await answer();
      report();
    },
    /** The choice is rendered when this returns. */
    choose,
  };
}

function updateAddress(term: string, choice: SearchChoice): void {
  const query = new URLSearchParams(location.search);
  query.delete('q');
  query.delete('kind');
  if (term) query.set('q', term);
  if (term && choice !== 'all') query.set('kind', choice);
  try {
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  } catch {
    // Safari throws on the hundredth call within ten seconds; the next key stroke updates the address.
  }
}
