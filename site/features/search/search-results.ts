import { type SearchChoice, searchKinds } from '../../../contracts/search-kinds.ts';
import { type KindFilter, startKindFilter } from './kind-filter.ts';
import { startResultGroup } from './result-group.ts';
import type { Found, Hit } from './search.ts';

/** The part of the page under the field. */
export interface Results {
  filter: KindFilter;
  show(term: string, found: Found): void;
  /** Nothing is typed. */
  clear(): void;
  /** The index could not be loaded. */
  fail(): void;
  /** Says aloud what the page says. */
  announce(): void;
  focusFirst(): void;
}

/** @param changed called once somebody has chosen another kind */
export function startResults(section: HTMLElement, changed: () => void): Results {
  const part = <Part extends HTMLElement = HTMLElement>(name: string): Part => {
    const found = section.querySelector<Part>(`[data-${name}]`);
    if (!found) throw new Error(`The search page has no [data-${name}].`);
    return found;
  };
  const mould = part<HTMLTemplateElement>('mould');
  const [count, status, list, start] = [
    part('count'),
    part('status'),
    part('results'),
    part('start'),
  ];
  const [tries, ask, showAll] = [part('tries'), part('ask'), part('show-all')];
  const groups = searchKinds.map((kind) => {
    const group = startResultGroup(part(`kind="${kind}"`), mould, () => show(kind));
    return [kind, group] as const;
  });
  let last: { term: string; found: Found } | undefined;

  const filter = startKindFilter(part<HTMLFormElement>('kinds'), () => {
    render();
    changed();
  });

  function say(words = '', term = '', other = ''): void {
    count.textContent = sentence(words, term, other);
  }

  function render(): void {
    const hits = last?.found.hits ?? [];
    const byKind = Map.groupBy(hits, ({ entry }) => entry.kind);
    const choice = filter.choice();
    const shown = hits.filter(({ entry }) => choice === 'all' || entry.kind === choice);
    filter.count(hits.length > 0 ? numbers(hits, byKind) : undefined);
    for (const [kind, group] of groups) {
      group.show(
        shown.filter(({ entry }) => entry.kind === kind),
        choice === kind,
      );
    }
    // The kind of the best result stands first.
    const order = [...byKind.keys()];
    const ordered = groups.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    list.append(...ordered.map(([, group]) => group.element));
    list.hidden = shown.length === 0;
    start.hidden = hits.length > 0;
    tries.hidden = last !== undefined;
    ask.hidden = last === undefined || hits.length > 0;
    showAll.hidden = hits.length === 0 || shown.length > 0;
    if (last) sayFound(last, hits.length, shown.length, choice);
    else say(count.dataset.before);
  }

  function sayFound(
    { term, found }: { term: string; found: Found },
    all: number,
    shown: number,
    choice: SearchChoice,
  ): void {
    const { one, many, nearlyOne, nearlyMany, none, noneOfKind } = count.dataset;
    if (all === 0) say(none, term);
    else if (shown === 0) say(noneOfKind, term, filter.label(choice));
    else {
      const [single, several] = found.complete ? [one, many] : [nearlyOne, nearlyMany];
      say(shown === 1 ? single : several, term, String(shown));
    }
  }

  function show(choice: SearchChoice): void {
    filter.choose(choice);
    render();
    changed();
  }

  showAll.addEventListener('click', () => {
    show('all');
    filter.focus();
  });

  return {
    filter,
    show(term, found) {
      last = { term, found };
      render();
    },
    clear() {
      last = undefined;
      render();
      status.textContent = '';
    },
    fail() {
      last = undefined;
      render();
      say(count.dataset.failed);
      status.textContent = count.textContent;
    },
    announce() {
      status.textContent = last ? count.textContent : '';
    },
    focusFirst: () => list.querySelector<HTMLElement>('.result-link')?.focus(),
  };
}

/**
 * Fills `{term}`, and `{count}` or `{kind}`. Not text/fill.ts: a chunk shared with the list of posts
 * would be one more request before that page works.
 */
const sentence = (words: string, term: string, other: string): string =>
  words.replace(/\{(?:count|kind)\}/, () => other).replace('{term}', () => term);

const numbers = (
  hits: readonly Hit[],
  byKind: ReadonlyMap<SearchChoice, readonly Hit[]>,
): Map<SearchChoice, number> =>
  new Map<SearchChoice, number>([
    ['all', hits.length],
    ...searchKinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0] as const),
  ]);
