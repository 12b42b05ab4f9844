import { resultRow } from './result-row.ts';
import type { Hit } from './search.ts';

/** Rows of a kind among others; a long list of one would bury the next. */
const few = 5;

/** The rows of one kind. */
export interface ResultGroup {
  element: HTMLElement;
  /** @param alone whether no other kind is shown beside it */
  show(hits: readonly Hit[], alone: boolean): void;
}

/** @param onMore called once somebody wants the rest, after the few */
export function startResultGroup(
  element: HTMLElement,
  mould: HTMLTemplateElement,
  onMore: () => void,
): ResultGroup {
  const rows = element.querySelector('ul');
  const number = element.querySelector('.results-number');
  const more = element.querySelector<HTMLButtonElement>('[data-more]');

  more?.addEventListener('click', () => {
    onMore();
    element.querySelectorAll<HTMLElement>('.result-link')[few]?.focus();
  });

  return {
    element,
    show(hits, alone) {
      const shown = alone ? hits : hits.slice(0, few);
      element.hidden = hits.length === 0;
      number?.replaceChildren(String(hits.length));
      rows?.replaceChildren(...shown.map((hit) => resultRow(mould, hit)));
      if (!more) return;
      more.hidden = shown.length === hits.length;
      more.textContent = more.dataset.more?.replace('{count}', String(hits.length)) ?? '';
    },
  };
}
