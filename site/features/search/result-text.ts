/** The excerpt and the marks of a result. */
import type { SearchEntry } from './search-engine.ts';
import { splitWords } from './words.ts';

/** Length of a note and its excerpt (three lines on a phone), and how much of it may precede the first match. */
const maxTextChars = 125;
const maxCharsBefore = 50;
/** Running text has this many words, and as many to a comma; labels and the cells of a row have fewer. */
const minWords = 4;
const minWordsPerComma = 12;

/**
 * @returns an excerpt around the first match in the summary or else in a sentence of the body; otherwise
 * the beginning of the summary, which says more than a row of a table
 */
export function createExcerpt(entry: SearchEntry, terms: ReadonlySet<string>): string {
  const { note, summary, body } = entry;
  const maxChars = maxTextChars - note.length;
  const [inSummary] = findMatches(summary, terms);
  if (inSummary) return cutAround(summary, inSummary.start, maxChars);
  for (const { start } of findMatches(body, terms))
    if (isInSentence(body, start)) return cutAround(body, start, maxChars);
  return cutAround(summary, 0, maxChars);
}

/** Whether the match is in running text, or in a list that starts with what it lists. */
function isInSentence(text: string, match: number): boolean {
  // A pattern that ends at the match would be tried at each character before it, on each key.
  const start = Math.max(...['.', '?', '!'].map((end) => text.lastIndexOf(end, match - 1))) + 1;
  const before = text.slice(start, match);
  const sentence = before + (/^[^.?!]*/.exec(text.slice(match))?.[0] ?? '');
  const words = sentence.trim().split(/\s+/).length;
  const commas = sentence.split(',').length - 1;
  return words >= minWords && (commas * minWordsPerComma < words || /^[^,]+:/.test(before));
}

function* findMatches(text: string, terms: ReadonlySet<string>) {
  for (const word of splitWords(text)) if (word.terms.some((term) => terms.has(term))) yield word;
}

function cutAround(text: string, match: number, maxChars: number): string {
  const from = match <= maxCharsBefore ? 0 : findStart(text, match);
  const rest = text.slice(from);
  const head = from === 0 || /[.?!:”]\s$/.test(text.slice(0, from)) ? '' : '…\u00a0';
  if (rest.length <= maxChars) return head + rest;
  const to = rest.lastIndexOf(' ', maxChars);
  const cut = rest.slice(0, to > maxCharsBefore ? to : maxChars);
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
