/** Measures of a whole corpus of posts: what a reader of the fourth one notices. */

/** One post's Markdown, without its front matter. */
export interface CorpusText {
  slug: string;
  body: string;
}

export interface Measures {
  posts: number;
  words: number;
  sentences: number;
  paragraphs: number;
  /** Words and phrases that name no one in particular, a thousand words. */
  indefinitePerThousand: number;
  /** How many paragraphs of two sentences or more end on one of at most `shortWords` words, in percent. */
  shortClosingPercent: number;
  /** The words that most sentences begin with, in percent of all sentences. */
  openings: Share[];
  /** How many posts use a device, in percent of the posts. */
  devices: Share[];
}

export interface Share {
  name: string;
  percent: number;
}

/** A paragraph's last sentence counts as a verdict up to this length. */
export const shortWords = 8;

/** Nobody in particular. 'No one' and 'people who' are two words each. */
const indefinite =
  /\b(?:(?:some|any|every|no)(?:body|one)|(?:some|any|every|no) one|people who|those who|others)\b/giu;

const devices: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a table', pattern: /^\|/m },
  { name: '“On Monday”', pattern: /\b(?:on )?monday\b/i },
  { name: '“composite”', pattern: /\bcomposites?\b/i },
  { name: '“Ask your counsel”', pattern: /\bask your counsel\b/i },
  { name: '“objection”', pattern: /\bobjection\b/i },
  {
    name: 'two executives answer apart',
    pattern:
      /\b(?:each|rank|answer|write|sort)s?\b[^.|]{0,90}[, ](?:alone|apart|without talking)\b|do not confer/i,
  },
  { name: 'an outside source', pattern: /^\[\^[^\]]+\]:/m },
];

export function measures(corpus: readonly CorpusText[]): Measures {
  const paragraphs = corpus.flatMap(({ body }) => paragraphsOf(body).map(sentencesOf));
  const sentences = paragraphs.flat();
  const words = sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0);
  const named = sentences.reduce((sum, each) => sum + (each.match(indefinite)?.length ?? 0), 0);
  // One sentence alone closes nothing: it leads to a list, or is a line of a script.
  const closed = paragraphs.filter(({ length }) => length > 1);
  const short = closed.filter((each) => wordsOf(each.at(-1) ?? '').length <= shortWords);
  return {
    posts: corpus.length,
    words,
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    indefinitePerThousand: (1000 * named) / Math.max(1, words),
    shortClosingPercent: percent(short.length, closed.length),
    openings: openings(sentences),
    devices: devices.map(({ name, pattern }) => ({
      name,
      percent: percent(corpus.filter(({ body }) => pattern.test(body)).length, corpus.length),
    })),
  };
}

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSplitter = new Intl.Segmenter('en', { granularity: 'word' });

export const sentencesOf = (text: string): string[] =>
  [...splitter.segment(text)].map(({ segment }) => segment.trim()).filter((each) => each !== '');

export const wordsOf = (text: string): string[] =>
  [...wordSplitter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map((word) => word.segment);

/** A source, a heading, a row of a table, an item of a list. */
const noParagraph = /^(?:\[\^[^\]]+\]:|#{1,6}\s|\||[-*+]\s|\d+\.\s)/;

/** @returns running text and quoted passages, without marks; no headings, lists, tables or sources */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !noParagraph.test(block))
    .map((block) =>
      block
        .replace(/^>\s?/gm, '')
        .replace(/\[\^[^\]]+\]/g, '')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/[*_`]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** @returns first words by how many sentences begin with them, the most frequent first */
function openings(sentences: readonly string[]): Share[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const first = wordsOf(sentence)[0]?.toLowerCase();
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ name, percent: percent(count, sentences.length) }));
}
