/**
 * Recognizes the shipped sample in a content folder. `shipped-sample.json` holds digests of what identifies
 * the sample's firm, so that the check also works where that content is gone, and a search for the
 * sample's name finds nothing outside the content.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { z } from 'zod';
import {
  contentFile,
  getContentFolder,
  listContentFiles,
  readContentText,
} from '../../lib/content/folder.ts';
import { type ContentValue, readContentValues } from '../../lib/content/values.ts';
import { listSentences } from './sentences.ts';

export const shippedSampleFile = new URL('./shipped-sample.json', import.meta.url);

const shippedSampleSchema = z.object({
  /** Digests of its marks. */
  marks: z.array(z.string()),
  /** Digests of names that any text may mention. */
  names: z.array(z.string()),
  /** Digests of places and figures that pages may mention. */
  facts: z.array(z.string()),
  /** Short digests of its sentences. Each string has those of one file. */
  sentences: z.array(z.string()),
});
type ShippedSample = z.output<typeof shippedSampleSchema>;

/** Findings report the name of a file as this field. */
export const fileNameField = 'file name';
const markFile = 'brand/mark.svg';
/** Files whose names are part of addresses. */
const addressedFile = /^(?:services|cities|own-pages)\/(.+)\.yaml$/;

/** @returns all values, the drawing of the firm's mark, and the file names that are in addresses */
export function readIdentity(folder = getContentFolder()): ContentValue[] {
  const toValue = (name: string, field: string, text: string): ContentValue => ({
    name,
    file: contentFile(name, folder),
    field: [field],
    line: 1,
    text,
  });
  const mark = existsSync(contentFile(markFile, folder))
    ? [toValue(markFile, 'drawing', readContentText(markFile, folder))]
    : [];
  const addresses = listContentFiles(folder).flatMap((name) => {
    const slug = addressedFile.exec(name)?.[1];
    return slug === undefined ? [] : [toValue(name, fileNameField, toTitle(slug))];
  });
  return [...readContentValues(folder), ...mark, ...addresses];
}

/** `fast-track` becomes `Fast Track`. */
const toTitle = (slug: string) =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Something that identifies a firm, such as its name or a client's quote. */
export interface SampleMark {
  kind: string;
  values: readonly ContentValue[];
  /** The first of its values. */
  location: ContentValue;
  /** All of its values, for the owner to read. */
  text: string;
  digest: string;
}

interface MarkRule {
  kind: string;
  /** Glob of the entries that have it, as `FILE/FIELD/FIELD`. */
  entries: string;
  /** Fields of the entry that form the mark together; none if the entry itself is a value. */
  fields: readonly string[];
}

const markRules: readonly MarkRule[] = [
  { kind: 'name', entries: 'brand/firm.yaml', fields: ['name'] },
  { kind: 'legal-name', entries: 'brand/firm.yaml', fields: ['legalName'] },
  { kind: 'law', entries: 'brand/firm.yaml', fields: ['governingLaw', 'venue'] },
  { kind: 'prefix', entries: 'brand/firm.yaml', fields: ['referencePrefix'] },
  { kind: 'line', entries: 'brand/firm.yaml', fields: ['footerLine'] },
  { kind: 'title', entries: 'brand/firm.yaml', fields: ['titleSuffix'] },
  { kind: 'colors', entries: 'brand/look.yaml/colors', fields: ['paper', 'ever', 'signal'] },
  { kind: 'mark', entries: 'brand/mark.svg/drawing', fields: [] },
  { kind: 'address', entries: 'brand/firm.yaml/postalAddress', fields: ['street'] },
  { kind: 'address', entries: 'cities/*/office', fields: ['street'] },
  { kind: 'figure', entries: 'claims.yaml/*', fields: ['value', 'unit', 'label'] },
  {
    kind: 'definition',
    entries: 'claims.yaml/*',
    fields: ['counts', 'from', 'to', 'who', 'size', 'period', 'source'],
  },
  { kind: 'person', entries: 'people.yaml/items/*', fields: ['name'] },
  { kind: 'opinion', entries: 'people.yaml/items/*', fields: ['opinion'] },
  {
    kind: 'search',
    entries: 'people.yaml/items/*/lastSearches/*',
    fields: ['role', 'days', 'end'],
  },
  { kind: 'quote', entries: 'testimonials.yaml/items/*', fields: ['quote'] },
  { kind: 'person', entries: 'testimonials.yaml/items/*', fields: ['name'] },
  { kind: 'client', entries: 'testimonials.yaml/items/*', fields: ['company'] },
  { kind: 'quote', entries: 'cities/*/localTestimonial', fields: ['quote'] },
  { kind: 'client', entries: 'cities/*/localCompanies/*', fields: [] },
  { kind: 'client', entries: 'clients.yaml/companies/*', fields: ['name'] },
  // The first three together: a firm may recruit in some of the sample's towns.
  { kind: 'towns', entries: 'banner-cities.yaml', fields: ['0', '1', '2'] },
  { kind: 'talk', entries: 'videos.yaml/items/*', fields: ['title'] },
  // Each sentence separately: a single one that stays is still a promise.
  { kind: 'term', entries: 'services/*/terms/*', fields: [] },
  { kind: 'term', entries: 'services/*/terms/guarantee/*', fields: [] },
  { kind: 'term', entries: 'services/*/terms/clauses/*', fields: ['text'] },
  { kind: 'sum', entries: 'services/*/terms/example/total', fields: ['what', 'amount'] },
  { kind: 'offer', entries: 'services/*/pricing', fields: ['model', 'timeframe'] },
  // The owner's firm may have these too. They reveal the sample only in other texts.
  { kind: 'service', entries: 'services/*', fields: ['name'] },
  { kind: 'fact-place', entries: 'cities/*', fields: ['city'] },
  { kind: 'fact-place', entries: 'cities/*', fields: ['state'] },
  { kind: 'fact-place', entries: 'brand/firm.yaml', fields: ['governingLaw'] },
  { kind: 'fact-figure', entries: 'claims.yaml/*', fields: ['value', 'unit'] },
];
const kindsInOtherTexts = ['service', 'fact-place', 'fact-figure'];
const kindsOfNames = ['name', 'legal-name', 'person'];

/** @returns the marks of a content folder, in the order of its values */
export function findMarks(values: readonly ContentValue[]): SampleMark[] {
  const entries = Map.groupBy(values, ({ name, field }) => [name, ...field.slice(0, -1)].join('/'));
  const entryMarks = [...entries].flatMap(([path, entry]) =>
    markRules
      .filter((rule) => rule.fields.length > 0 && matchesGlob(path, rule.entries))
      .flatMap(({ kind, fields }) =>
        toMark(
          kind,
          fields.flatMap((name) => entry.find(({ field }) => field.at(-1) === name) ?? []),
        ),
      ),
  );
  const valueMarks = values.flatMap((value) =>
    markRules
      .filter(({ fields }) => fields.length === 0)
      .filter(({ entries: glob }) => matchesGlob([value.name, ...value.field].join('/'), glob))
      .flatMap(({ kind }) => toMark(kind, [value])),
  );
  return [...entryMarks, ...valueMarks];
}

function toMark(kind: string, values: readonly ContentValue[]): SampleMark[] {
  const [location] = values;
  if (!location) return [];
  const texts = values.map(({ text }) => text);
  return [
    { kind, values, location, text: texts.join(' '), digest: getDigest(kind, texts.join('\n')) },
  ];
}

/** Ignores case, white space and the shape of quotes. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const getDigest = (kind: string, text: string): string =>
  createHash('sha256')
    .update(`${kind}\0${normalize(text)}`)
    .digest('hex')
    .slice(0, 16);

const maxNameWords = 4;
const minCoinedWordChars = 6;
const minWordplayChars = 3;
const wordPattern = /[\p{L}\p{N}]+(?:[-&.][\p{L}\p{N}]+)*/gu;
/** A percentage or a number of days. Hours are left out: they may be the promise of a reply. */
const figurePattern = /(?:under )?\d[\d,.]*\+? ?(?:%|days)/gi;

/** @returns the content of `shipped-sample.json` for the values of the shipped content */
export function describeSample(values: readonly ContentValue[]): ShippedSample {
  const marks = findMarks(values);
  const firm = marks.find(({ kind }) => kind === 'name')?.text ?? '';
  const [firstWord = ''] = firm.split(' ');
  const names = marks.filter(
    ({ kind, text }) =>
      kindsOfNames.includes(kind) || (kind === 'service' && isWordplay(text, firm)),
  );
  return {
    marks: listDigests(marks.filter(({ kind }) => !kindsInOtherTexts.includes(kind))),
    names: listDigests(
      [
        ...names.map(({ text }) => text),
        // People also call a firm by the first word of its name.
        ...(firstWord.length >= minCoinedWordChars ? [firstWord] : []),
      ].map((name) => ({ digest: getNameDigest(name) })),
    ),
    facts: listDigests(marks.filter(({ kind }) => kind.startsWith('fact-'))),
    sentences: [...Map.groupBy(listSentences(values), ({ value }) => value.name).values()].map(
      (sentences) => [...new Set(sentences.map(getSentenceDigest))].join(' '),
    ),
  };
}

const listDigests = (marks: readonly { digest: string }[]) =>
  [...new Set(marks.map(({ digest }) => digest))].sort();

/** Any firm may offer "Interim Staffing", but only one whose name begins with "Fox" offers "Fox Fast Track". */
function isWordplay(service: string, firm: string): boolean {
  const [first = ''] = service.split(' ');
  return first.length >= minWordplayChars && firm.toLowerCase().startsWith(first.toLowerCase());
}

const sentenceDigestChars = 10;
const getSentenceDigest = ({ text }: { text: string }) =>
  getDigest('sentence', text).slice(0, sentenceDigestChars);

const getNameDigest = (name: string) =>
  getDigest('mention', (name.match(wordPattern) ?? []).join(' '));

export interface SampleMatcher {
  /** @returns whether the sample has this mark */
  matches(mark: SampleMark): boolean;
  /** @returns whether the shipped content has this sentence */
  isShipped(sentence: { text: string }): boolean;
  /** @returns the names of the sample's firm and people in a text, as written there */
  findNames(text: string): string[];
  /** @returns the sample's places and figures in a text, except those that the firm has too */
  findFacts(text: string): string[];
}

/**
 * @param ownNames names of the owner's firm, which are never the sample's
 * @param ownMarks marks of the owner's content
 */
export function createSampleMatcher(
  ownNames: readonly string[] = [],
  ownMarks: readonly SampleMark[] = [],
): SampleMatcher {
  const sample = shippedSampleSchema.parse(JSON.parse(readFileSync(shippedSampleFile, 'utf8')));
  const marks = new Set(sample.marks);
  const names = new Set(sample.names);
  const facts = new Set(sample.facts);
  const sentences = new Set(sample.sentences.flatMap((line) => line.split(' ')));
  for (const { digest } of ownMarks) facts.delete(digest);
  const ownPhrases = new Set(ownNames.flatMap(findPhrases));
  return {
    matches: ({ digest }) => marks.has(digest),
    isShipped: (sentence) => sentences.has(getSentenceDigest(sentence)),
    findNames: (text) =>
      findPhrases(text).filter(
        (phrase) => !ownPhrases.has(phrase) && names.has(getNameDigest(phrase)),
      ),
    findFacts: (text) => [
      ...findPhrases(text).filter((phrase) => facts.has(getDigest('fact-place', phrase))),
      ...(text.match(figurePattern) ?? []).filter((figure) =>
        // A claim's value and unit.
        facts.has(getDigest('fact-figure', figure.replace(/ ?(%|days)$/i, '\n$1'))),
      ),
    ],
  };
}

/** @returns each run of up to four words that begins with a capital letter, the longest first */
function findPhrases(text: string): string[] {
  const words = text.match(wordPattern) ?? [];
  return words.flatMap((first, index) => {
    if (!/^\p{Lu}/u.test(first)) return [];
    const length = Math.min(maxNameWords, words.length - index);
    return Array.from({ length }, (_, dropped) =>
      words.slice(index, index + length - dropped).join(' '),
    );
  });
}

/** `npm run sample:note`, only for the project's own repository: elsewhere, the firm would become the sample. */
export function writeShippedSample(): void {
  const sample = describeSample(readIdentity('content'));
  writeFileSync(shippedSampleFile, `${JSON.stringify(sample, undefined, 2)}\n`);
}

if (import.meta.main) writeShippedSample();
