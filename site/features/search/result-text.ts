/** What a result says of its page. */
import type { SearchEntry } from './entry.ts';
import { wordsOf } from './words.ts';

/** Characters of an excerpt, about two lines, and how many of them may stand before the first hit. */
const longest = 165;
const before = 70;

/**
 * @returns what an entry says around the first word that was met: in its summary, or else in its
 * body; the summary's beginning where only its title or its tags were met
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
  const from = hit <= before ? 0 : beginning(text, hit);
  const rest = text.slice(from);
  const head = from === 0 || /[.?!:”]\s$/.test(text.slice(0, from)) ? '' : '…\u00a0';
  if (rest.length <= longest) return head + rest;
  const to = rest.lastIndexOf(' ', longest);
  return `${head}${rest.slice(0, to > before ? to : longest).replace(/[\s,;:–—-]+$/, '')}\u00a0…`;
}

/** The start of the hit's sentence where it is near enough, or else of a word. */
function beginning(text: string, hit: number): number {
  const near = text.slice(hit - before, hit);
  const sentence = /^.*[.?!]”?\s/s.exec(near);
  if (sentence) return hit - before + sentence[0].length;
  return hit - before + near.indexOf(' ') + 1;
}

export interface Part {
  text: string;
  marked: boolean;
}

/** @returns the text in parts, those marked that one of the terms met */
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
