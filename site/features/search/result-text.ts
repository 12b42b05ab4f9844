/** The excerpt and the marks of a result. */
import type { SearchEntry } from './search-engine.ts';
import { splitWords } from './words.ts';

/** Length of an excerpt (about two lines), and how much of it may precede the first match. */
const maxExcerptChars = 165;
const maxCharsBefore = 70;

/**
 * @returns an excerpt around the first match in the summary or else in the body; the beginning of the
 * summary if only the title or the tags match
 */
export function createExcerpt({ summary, body }: SearchEntry, terms: ReadonlySet<string>): string {
  for (const text of [summary, body]) {
    const [match] = findMatches(text, terms);
    if (match) return cutAround(text, match.start);
  }
  return cutAround(summary, 0);
}

function* findMatches(text: string, terms: ReadonlySet<string>) {
  for (const word of splitWords(text)) if (word.terms.some((term) => terms.has(term))) yield word;
}

function cutAround(text: string, match: number): string {
  const from = match <= maxCharsBefore ? 0 : findStart(text, match);
  const rest = text.slice(from);
  const head = from === 0 || /[.?!:”]\s$/.test(text.slice(0, from)) ? '' : '…\u00a0';
  if (rest.length <= maxExcerptChars) return head + rest;
  const to = rest.lastIndexOf(' ', maxExcerptChars);
  const cut = rest.slice(0, to > maxCharsBefore ? to : maxExcerptChars);
  return `${head}${cut.replace(/[\s,;:–—-]+$/, '')}\u00a0…`;
}

/** @returns the start of the match's sentence if it is near enough, or else of a word */
function findStart(text: string, match: number): number {
  const from = match - maxCharsBefore;
  const before = text.slice(from, match);
  const sentence = /^.*[.?!]”?\s/s.exec(before);
  return from + (sentence ? sentence[0].length : before.indexOf(' ') + 1);
}

/** @returns the text in parts; parts that match a term are marked */
export function splitMarked(text: string, terms: ReadonlySet<string>) {
  const parts: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const { start, end } of findMatches(text, terms)) {
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
