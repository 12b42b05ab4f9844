import { fill } from '../../text/fill.ts';

/** The words of the count, with `{count}` and `{topic}` in them. */
export interface CountWords {
  all: string;
  one: string;
  many: string;
  none: string;
}

interface Parts {
  /** Holds the choices of the filter, as radios and as a select. */
  filter: HTMLFormElement;
  /** Rows of the list, those that are not loaded yet among them. */
  rows: HTMLElement[];
  /** The post above the list, one for each choice, and the one for none. */
  featured: HTMLElement[];
  count: HTMLElement;
  none: HTMLElement;
  words: CountWords;
  /** Whether a row's list stands on the page yet. */
  isLoaded: (row: HTMLElement) => boolean;
  onFiltered: (choice: string) => void;
}

const choicesIn = (text: string | undefined): string[] => {
  const choices: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(choices) ? choices.map(String) : [];
};

/** @returns whether a choice of the filter keeps a row */
export const isKept = (row: HTMLElement, choice: string): boolean =>
  choicesIn(row.dataset.choices).includes(choice);

/**
 * Wires the topic filter (decisions, 'Blog'): the first post that it keeps is the featured one, all
 * others are rows, and their number is announced.
 *
 * @returns a function that filters again, and may say the number aloud
 */
export function startPostFilter(parts: Parts): (announce?: boolean) => void {
  const { filter, rows, featured, count, none, words } = parts;
  const radios = [...filter.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const select = filter.querySelector('select');
  const everything = radios[0]?.value ?? '';
  let choice = everything;

  function apply(announce = true): void {
    for (const radio of radios) radio.checked = radio.value === choice;
    if (select) select.value = choice;
    const top =
      featured.find((entry) => choicesIn(entry.dataset.featured).includes(choice)) ??
      featured.find((entry) => entry.dataset.featured === '[]');
    for (const entry of featured) entry.toggleAttribute('data-current', entry === top);
    let kept = 0;
    for (const row of rows) {
      const keeps = isKept(row, choice);
      row.hidden = !keeps || row.dataset.post === top?.dataset.slug;
      if (keeps && parts.isLoaded(row)) kept += 1;
    }
    none.hidden = kept > 0;
    const noneWords = none.querySelector('[data-none-words]');
    const sentence = fill(words.none, { topic: choice });
    if (noneWords) noneWords.textContent = sentence;
    if (announce) count.textContent = kept === 0 ? sentence : counted(kept);
    count.classList.toggle('sr-only', kept === 0);
    parts.onFiltered(choice);
  }

  function counted(kept: number): string {
    const form = choice === everything ? words.all : kept === 1 ? words.one : words.many;
    return fill(form, { count: String(kept), topic: choice });
  }

  function choose(next: string): void {
    choice = next;
    apply();
  }

  filter.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      choose(target.value);
  });
  none.querySelector('[data-show-all]')?.addEventListener('click', () => {
    choose(everything);
    const field = select?.checkVisibility() ? select : radios[0];
    field?.focus();
  });
  apply(false);
  return apply;
}
