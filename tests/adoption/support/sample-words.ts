/** Words of the shipped sample that must not appear on the firm's site. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { readContent } from '../../../lib/content/load.ts';
import { listValues, type SourceValue } from '../../../lib/content/source.ts';

/** Fields that identify the sample, as `FILE/FIELD`. */
const identifyingFields = [
  'brand/firm.yaml/{name,legalName,footerLine,siteUrl,email,phone,venue,governingLaw}',
  'brand/firm.yaml/postalAddress/street',
  'brand/look.yaml/colors/*',
  'cities/*/{city,state,phoneNumber,coordinates,line,expertise}',
  'cities/*/{skyline,wideSkyline}/outline',
  'cities/*/localTestimonial/quote',
  'cities/*/localCompanies/*',
  'claims.yaml/*/label',
  'pages/legal.yaml/processors/*/*/name',
  'people.yaml/items/*/{id,name,opinion,schedule,profile,searches}',
  'testimonials.yaml/items/*/{quote,name,company}',
  'clients.yaml/companies/*/name',
  'pages/blog.yaml/videos/items/*/title',
  'services/fox-fast-track.yaml/{name,answer,longDescription}',
];

/** Enough of a text to recognize it. */
const maxWordChars = 60;

/** Words that any firm may use: guides cite the laws of states. */
const commonWords = ['Google LLC', 'New York', 'New York City', 'Texas', 'industries'];

function readWords(folder: string): string[] {
  const mark = readFileSync(join(folder, 'brand/mark.svg'), 'utf8');
  const paths = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  const texts = readContent(folder).sources.flatMap(listValues).filter(isIdentifying);
  return [...texts.map(({ text }) => text), ...paths].map((text) => text.slice(0, maxWordChars));
}

const isIdentifying = ({ name, keys }: SourceValue) =>
  identifyingFields.some((pattern) => matchesGlob([name, ...keys].join('/'), pattern));

/** @returns the sample's words that the firm does not use */
export function listSampleWords({ content }: { content: string }): string[] {
  const own = new Set(readWords(content));
  const words = readWords('sample').filter((word) => !own.has(word) && !word.startsWith('{'));
  return [...new Set(words)].filter((word) => !commonWords.includes(word));
}

/** @returns the sample's words in a text, and every word that begins like its name */
export function findSampleWords(text: string, words: readonly string[]): string[] {
  const plain = unescapeHtml(text);
  const named = plain.match(/\b(?:fox\w*|FX-[0-9A-Z]{4}-[0-9A-Z]{4})/gi) ?? [];
  return [...words.filter((word) => hasWord(plain, word)), ...named];
}

/** Matches whole words. */
function hasWord(text: string, word: string): boolean {
  let from = text.indexOf(word);
  while (from >= 0) {
    const around =
      text.slice(Math.max(0, from - 1), from) + text.slice(from + word.length).slice(0, 1);
    if (!/\p{L}/u.test(around)) return true;
    from = text.indexOf(word, from + 1);
  }
  return false;
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('\\u2019', '’');
