import type { SearchEntry } from './entry.ts';
import { excerpt } from './excerpt.ts';
import { markedParts } from './marked-parts.ts';
import type { Hit } from './search.ts';

/**
 * Casts a row for an entry that was found. Texts are set as text, so that nothing typed and nothing
 * in the index can become markup.
 */
export function resultRow(mould: HTMLTemplateElement, { entry, terms }: Hit): DocumentFragment {
  const row = document.importNode(mould.content, true);
  const link = row.querySelector('a');
  if (link) link.href = entry.to;
  link?.append(...marked(entry.title, terms));
  row.querySelector('p')?.append(...marked(wordsFor(entry, terms), terms));
  return row;
}

const wordsFor = (entry: SearchEntry, terms: ReadonlySet<string>): string =>
  [entry.note, excerpt(entry, terms)].filter((words) => words !== '').join(' ');

const marked = (text: string, terms: ReadonlySet<string>): (Node | string)[] =>
  markedParts(text, terms).map((part) => {
    if (!part.marked) return part.text;
    const mark = document.createElement('mark');
    mark.textContent = part.text;
    return mark;
  });
