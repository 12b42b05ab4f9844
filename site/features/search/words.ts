/** Splits texts and searches into the same plain words, so that one finds the other. */

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** A word of a text, where it stands, and under which terms it is found. */
export interface Word {
  start: number;
  end: number;
  terms: string[];
}

const known = new Map<string, string[]>();

/** Each word of a text in turn. A compound is found by its parts and as a whole: counteroffer. */
export function* wordsOf(text: string, from = 0): Generator<Word> {
  const pattern = new RegExp(word);
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    yield { start: match.index, end: match.index + found.length, terms: termsOf(found) };
  }
}

function termsOf(found: string): string[] {
  const before = known.get(found);
  if (before) return before;
  const parts = plain(found).split('-');
  const terms = [...new Set([...parts, parts.join('')].map(singular))];
  known.set(found, terms);
  return terms;
}

/** Small letters without accents and apostrophes: résumé is found by resume, can’t by cant. */
const plain = (found: string): string =>
  found
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** Both offers and offer are found by either. */
function singular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

/** Words that a question needs and an answer does not have. IT is none of them. */
const asking = new Set(
  'a about an and any are as at be been but by can could did do does for from had has have how i if in into is many much my not now of on or our should so some than that the their them then there they this to too very was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** @returns the terms that a search stands for, each once */
export function searchTerms(search: string): string[] {
  const terms = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
  const meant = terms.filter((term) => !asking.has(term));
  return [...new Set((meant.length > 0 ? meant : terms).map(singular))];
}
