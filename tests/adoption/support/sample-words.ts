/** What nobody may meet on the firm's site: names, places, figures and drawings of the shipped sample. */
import { matchesGlob } from 'node:path';
import { type ContentValue, readIdentity } from '../../../owner/launch-check/content-values.ts';
import { findMarks } from '../../../owner/launch-check/sample.ts';
import { firm } from './firm.ts';

/** Values by which the sample is known that are no marks of the launch check, as `FILE/FIELD`. */
const furtherValues = [
  'brand/firm.yaml/{siteUrl,email,phone,venue,governingLaw}',
  'brand/firm.yaml/postalAddress/street',
  'brand/look.yaml/colors/*',
  'cities/*/{city,state,phoneNumber,coordinates,line,expertise}',
  'cities/*/{skyline,wideSkyline}/outline',
  'claims.yaml/*/label',
  'pages/legal.yaml/processors/*/*/name',
  'people.yaml/items/*/{id,schedule,profile,searches}',
  'services/fox-fast-track.yaml/{name,answer,longDescription}',
];

const marked = ['name', 'legal-name', 'line', 'person', 'opinion', 'quote', 'client', 'talk'];

/** Enough of a longer text to know it by, in UTF-16 code units. */
const enough = 60;

/** Names that facts from outside have: a law of New York is no word of the sample. */
const anybodys = ['Google LLC', 'New York', 'New York City'];

function wordsOf(folder: string): string[] {
  const texts = readIdentity(folder);
  const further = texts.filter(isFurther).map(({ text }) => text);
  const marks = findMarks(texts).filter(({ kind }) => marked.includes(kind));
  const paths = texts
    .filter(({ name }) => name === 'brand/mark.svg')
    .flatMap(({ text }) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path));
  return [...marks.map(({ text }) => text), ...further, ...paths].map((text) =>
    text.slice(0, enough),
  );
}

const isFurther = ({ name, field }: ContentValue) =>
  furtherValues.some((pattern) => matchesGlob([name, ...field].join('/'), pattern));

/** @returns what tells the sample, without what the firm says as well */
export function sampleWords(): string[] {
  const own = new Set(wordsOf(firm.content));
  const words = wordsOf('content').filter((word) => !own.has(word) && !word.startsWith('{'));
  return [...new Set(words)].filter((word) => !anybodys.includes(word));
}

/** @returns those of the sample's words that a text has, and each word that begins like its name */
export function sampleIn(text: string, words: readonly string[]): string[] {
  const plain = unescaped(text);
  const named = plain.match(/\b(?:fox\w*|FX-[0-9A-Z]{4}-[0-9A-Z]{4})/gi) ?? [];
  return [...words.filter((word) => has(plain, word)), ...named];
}

/** A name stands for itself, not in a longer word. */
function has(text: string, word: string): boolean {
  let from = text.indexOf(word);
  while (from >= 0) {
    const around =
      text.slice(Math.max(0, from - 1), from) + text.slice(from + word.length).slice(0, 1);
    if (!/\p{L}/u.test(around)) return true;
    from = text.indexOf(word, from + 1);
  }
  return false;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('\\u2019', '’');
