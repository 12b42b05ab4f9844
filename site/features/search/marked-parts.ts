import { wordsOf } from './words.ts';

export interface Part {
  text: string;
  marked: boolean;
}

/** @returns the text in parts, in turn plain and met by one of the terms */
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
