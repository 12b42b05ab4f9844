/** Splits texts into sentences, and tells which are about the firm. */
import type { ContentValue } from '../../lib/content/values.ts';

const numberPattern =
  '(?:\\d[\\d,]*(?:\\.\\d+)?\\+?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b)';
const unitPattern = '%|percent|(?:(?:business|working|calendar) )?(?:hour|day|week|month|year)s?';
/** A duration of an hour or more, a percentage or a price. */
const figurePattern = new RegExp(
  `\\$\\d|(?<![\\w.,$-])${numberPattern}(?:(?: to | or |–|-)${numberPattern})?[ -]?(?:${unitPattern})(?![\\w-])`,
  'i',
);
const firmPattern = /\b(?:we|our|ours|us)\b|\{brand\}/i;
const sentenceEnd = /(?<=[.?!][”’"]?)\s+/g;
/** Quotation marks, block quotes and tables hold the words of others, and a link's address holds none. */
const quotations = /“[^”]*”|^(?:>|\|).*$|(?<=\])\([^)]*\)/g;

/** Articles and guides mostly give advice and examples. */
const articleFiles = /^(?:posts|articles|guides)\//;

interface Sentence {
  /** As it is written. */
  text: string;
  /** The firm's own words: in articles and guides, quotations are blanked out. */
  own: string;
}

/** @returns the sentences of a value, with their punctuation */
export function splitSentences({ name, text }: ContentValue): Sentence[] {
  const own = articleFiles.test(name)
    ? text.replace(quotations, (quotation) => ' '.repeat(quotation.length))
    : text;
  const ends = [...text.matchAll(sentenceEnd)];
  return [...ends, undefined].map((end, index) => {
    const before = ends[index - 1];
    const range = [before ? before.index + before[0].length : 0, end?.index] as const;
    return { text: text.slice(...range), own: own.slice(...range) };
  });
}

/** @returns whether a sentence is about the firm: it says 'we' or, outside articles, has a guarantee or a figure */
export const isAboutFirm = (name: string, { own }: Sentence): boolean =>
  firmPattern.test(own) ||
  (!articleFiles.test(name) && (/\bguarantee/i.test(own) || figurePattern.test(own)));
