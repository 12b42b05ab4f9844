/** The excerpt and the marks of a result. */
import type { SearchEntry } from './entry.ts';
import { wordsOf } from './words.ts';

/** The length of an excerpt, about two lines, and the most of it that may precede the first match. */
const longestChars = 165;
const charsBefore = 70;

/**
 * @returns an excerpt around the first match: from the summary, or else from the
 * body; the beginning of the summary where only the title or the tags match
 */
export function excerpt({ summary, body }: SearchEntry, terms: ReadonlySet<string>): string {
  for (const text of [summary, body]) {
    for (const { start, terms: own } of wordsOf(text)) {
      if (own.some((term) => terms.has(term))) return around(text, start);
    }
  }
  return around(summary, 0);
}

function around(text: string, hit: number): string {
  const from = hit <= charsBefore ? 0 : beginning(text, hit);
  const rest = text.slice(from);
  const head = from === 0 || /[.?!:”]\s$/.test(text.slice(0, from)) ? '' : '…\u00a0';
  if (rest.length <= longestChars) return head + rest;
  const to = rest.lastIndexOf(' ', longestChars);
  return `${head}${rest.slice(0, to > charsBefore ? to : longestChars).replace(/[\s,;:–—-]+$/, '')}\u00a0…`;
}

/** The start of the match's sentence where it is near enough, or else of a word. */
function beginning(text: string, hit: number): number {
  const near = text.slice(hit - charsBefore, hit);
  const sentence = /^.*[.?!]”?\s/s.exec(near);
  if (sentence) return hit - charsBefore + sentence[0].length;
  return hit - charsBefore + near.indexOf(' ') + 1;
}

export interface Part {
  text: string;
  marked: boolean;
}

/** @returns the text in parts; parts that match a term are marked */
export function markedParts(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end, terms: own } of wordsOf(text)) {
    if (!own.some((term) => terms.has(term))) continue;
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
