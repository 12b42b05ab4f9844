/** The excerpt and the marks of a result. */
import type { SearchEntry } from './entry.ts';
import { splitWords } from './words.ts';

/** The length of an excerpt, about two lines, and the part of it that may precede the first match. */
const maxExcerptChars = 165;
const maxCharsBefore = 70;

/**
 * @returns an excerpt around the first match: from the summary, or else from the
 * body; the beginning of the summary where only the title or the tags match
 */
export function createExcerpt({ summary, body }: SearchEntry, terms: ReadonlySet<string>): string {
  for (const text of [summary, body]) {
    for (const { start, terms: own } of splitWords(text)) {
      if (own.some((term) => terms.has(term))) return cutAround(text, start);
    }
  }
  return cutAround(summary, 0);
}

function cutAround(text: string, hit: number): string {
  const from = hit <= maxCharsBefore ? 0 : findStart(text, hit);
  const rest = text.slice(from);
  const head = from === 0 || /[.?!:”]\s$/.test(text.slice(0, from)) ? '' : '…\u00a0';
  if (rest.length <= maxExcerptChars) return head + rest;
  const to = rest.lastIndexOf(' ', maxExcerptChars);
  return `${head}${rest.slice(0, to > maxCharsBefore ? to : maxExcerptChars).replace(/[\s,;:–—-]+$/, '')}\u00a0…`;
}

/** The start of the match's sentence where it is near enough, or else of a word. */
function findStart(text: string, hit: number): number {
  const near = text.slice(hit - maxCharsBefore, hit);
  const sentence = /^.*[.?!]”?\s/s.exec(near);
  if (sentence) return hit - maxCharsBefore + sentence[0].length;
  return hit - maxCharsBefore + near.indexOf(' ') + 1;
}

export interface Part {
  text: string;
  marked: boolean;
}

/** @returns the text in parts; parts that match a term are marked */
export function splitMarked(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end, terms: own } of splitWords(text)) {
    if (!own.some((term) => terms.has(term))) continue;
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
