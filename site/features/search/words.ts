/** Splits texts and searches into the same plain words, so that they match. */

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** A word of a text, its position, and the terms it is found by. */
export interface Word {
  start: number;
  end: number;
  terms: string[];
}

const termCache = new Map<string, string[]>();

/** Yields each word of a text. A compound is found by its parts and as a whole: counteroffer. */
export function* splitWords(text: string, from = 0): Generator<Word> {
  const pattern = new RegExp(word);
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    yield { start: match.index, end: match.index + found.length, terms: findTerms(found) };
  }
}

function findTerms(found: string): string[] {
  const before = termCache.get(found);
  if (before) return before;
  const parts = normalizeWord(found).split('-');
  const terms = [...new Set([...parts, parts.join('')].map(toSingular))];
  termCache.set(found, terms);
  return terms;
}

/** Lower case without accents and apostrophes: résumé is found by resume, can’t by cant. */
const normalizeWord = (found: string): string =>
  found
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** Singular and plural match each other: offer and offers. */
function toSingular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

/** Words of questions that say nothing about the topic. IT is not one of them. */
const stopWords = new Set(
  'a about an and any are as at be been but by can could did do does for from had has have how i if in into is many much my not now of on or our should so some than that the their them then there they this to too very was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** @returns the terms of a search, each once */
export function findSearchTerms(search: string): string[] {
  const terms = normalizeWord(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
  const meant = terms.filter((term) => !stopWords.has(term));
  return [...new Set((meant.length > 0 ? meant : terms).map(toSingular))];
}
