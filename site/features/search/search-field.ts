import { track } from '../analytics/track.ts';
import { isPersonal } from './is-personal.ts';
import type { Search } from './search.ts';
import { startResults } from './search-results.ts';
import { typedTerm } from './typed-term.ts';

/** One letter is no search yet. */
const shortest = 2;
/** Milliseconds without a key stroke after which a search counts as made. */
const rest = 800;

/**
 * Answers while somebody types; once they rest, the search is announced and told to the data layer.
 * @param load brings what answers
 */
export function startSearch(
  section: HTMLElement,
  form: HTMLFormElement,
  field: HTMLInputElement,
  load: () => Promise<Search>,
): void {
  const results = startResults(section, () => {
    keepAddress(term(), results.filter.choice());
    results.announce();
  });
  const tracked = new Set<string>();
  let timer = 0;
  /** What stands on the page and was not announced yet. */
  let waiting: { typed: string; total: number } | undefined;

  const term = () => typedTerm(field.value);

  function settle(): void {
    clearTimeout(timer);
    results.announce();
    const name = waiting?.typed.toLowerCase() ?? '';
    if (!waiting || tracked.has(name) || isPersonal(name)) return;
    tracked.add(name);
    track({ event: 'site_search', search_term: name, results: waiting.total });
  }

  async function answer(): Promise<void> {
    const typed = term();
    keepAddress(typed, results.filter.choice());
    clearTimeout(timer);
    waiting = undefined;
    if (typed.length < shortest) {
      results.clear();
      return;
    }
    try {
      const search = await load();
      // Somebody may have typed on while the index was loading.
      if (typed !== term()) return;
      const found = search(typed);
      results.show(typed, found);
      waiting = { typed, total: found.hits.length };
      timer = window.setTimeout(settle, rest);
    } catch {
      results.fail();
    }
  }

  field.addEventListener('input', answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await answer();
    settle();
    results.focusFirst();
  });

  const asked = new URLSearchParams(location.search);
  results.filter.choose(asked.get('kind') ?? '');
  // Somebody may have typed by now.
  field.value ||= typedTerm(asked.get('q') ?? '');
  if (term()) answer();
}

/** The address always leads back to what is shown. */
function keepAddress(term: string, kind: string): void {
  const query = new URLSearchParams(location.search);
  query.delete('q');
  query.delete('kind');
  if (term) query.set('q', term);
  if (term && kind !== 'all') query.set('kind', kind);
  try {
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  } catch {
    // Safari refuses the hundredth within ten seconds; the next key stroke makes up for it.
  }
}
