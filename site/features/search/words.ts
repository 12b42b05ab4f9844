/** Splits texts and searches into the same plain words, so that they match. */

const letter = String.raw`[\p{L}\p{N}]`;
const run = String.raw`${letter}[\p{L}\p{N}\p{M}\p{Cf}]*`;
/** R & D with its spaces. */
const initials = String.raw`(?<!${letter})\p{L} ?[&＆] ?\p{L}(?!${letter})`;
/** Hyphens, apostrophes and ampersands join a word; .NET, C++ and C# have signs of their own. */
const word = String.raw`(?:[.．](?=\p{L}))?${run}(?:[&＆'’\u2010\u2011-]${run})*(?:(?<=\p{L})(?:[+＋]{1,2}|[#＃]))?`;
const wordPattern = new RegExp(`${initials}|${word}`, 'gu');

/** A word of a text, its position, and the terms it is found by. */
export interface Word {
  start: number;
  end: number;
  terms: string[];
}

const termCache = new Map<string, string[]>();

/** Yields each word of a text. */
export function* splitWords(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(wordPattern))
    yield { start, end: start + word.length, terms: findTerms(word) };
}

/** A compound is found by its parts and as a whole: counteroffer. A word with signs is found without them too: net. */
function findTerms(word: string): string[] {
  const cached = termCache.get(word);
  if (cached) return cached;
  const parts = splitCompound(word);
  // C is not C++.
  const plain = parts
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length > 1);
  const terms = [...new Set([...parts, parts.join(''), ...plain].map(toSingular))];
  termCache.set(word, terms);
  return terms;
}

/** @returns the parts in lower case without accents and apostrophes: résumé is found by resume, can’t by cant */
const splitCompound = (word: string): string[] =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s'’]/gu, '')
    // In upper case first: ß is SS.
    .toUpperCase()
    .toLowerCase()
    .split(/[\u2010-]/);

/** Singular and plural match each other: offer and offers. */
function toSingular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

/** Words that say nothing about the topic. IT is not one of them. */
const stopWords = new Set(
  'a about an and any are as at be been but by can could did do does for from had has have how i if in into is many much my not now of on or our should so some than that the their them then there they this to too very was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** @returns the terms of a search, each once */
export function findSearchTerms(search: string): string[] {
  const words = search.normalize('NFKC').match(wordPattern) ?? [];
  const terms = words.flatMap(splitCompound);
  const relevant = terms.filter((term) => !stopWords.has(term));
  return [...new Set((relevant.length > 0 ? relevant : terms).map(toSingular))];
}
