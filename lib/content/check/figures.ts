/**
 * Finds the figures in the texts and what explains each: a claim, a term of a service, /how-we-count or a source
 * (docs/product.md, Claims and samples). A figure is a duration of an hour or more, a percentage or a price.
 */

import { readFilledYaml } from '../firm-files.ts';
import { listContentFiles } from '../folder.ts';
import { claimsSchema, formatFigure } from '../schemas/claims.ts';
import { type ContentValue, formatLocation, readBody, readFields } from '../values.ts';

/** A figure in a sentence. */
interface Figure {
  /** Where it is, as the owner sees it. */
  location: string;
  /** As it is written: `24 hours`, `six weeks`, `$18,000`. */
  text: string;
  sentence: string;
  /** Undefined for a figure of the firm that nothing explains. */
  explanation: string | undefined;
}

/** What explains each figure, by its normalized text. */
type Explanations = ReadonlyMap<string, string>;

const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];
const numberPattern = `\\d[\\d,]*(?:\\.\\d+)?\\+?|(?:${numberWords.slice(2).join('|')})\\b`;
const unitPattern = '%|percent|(?:(?:business|working|calendar) )?(?:hour|day|week|month|year)s?';
/** A figure may be a range: `5 to 7 business days` is two figures. */
const figurePattern = new RegExp(
  `\\$\\d[\\d,]*(?:\\.\\d+)?|(?:\\bunder )?(?<![\\w.,$-])(${numberPattern})(?:(?: to | or |–|-)(${numberPattern}))?[ -]?(${unitPattern})(?![\\w-])`,
  'gi',
);
const firmPattern = /\b(?:we|our|ours|us)\b|\{brand\}/i;
/** A footnote mark, which leads to a source. */
const footnoteMark = /\[\^[^\]]+\]/;
const sentenceEnd = /(?<=[.?!][”’"]?)\s+/g;
/** Quotation marks, block quotes and tables hold the words of others, and a link's address holds none. */
const quotations = /“[^”]*”|^(?:>|\|).*$|(?<=\])\([^)]*\)/g;

/** Fields whose figures say nothing about the firm, with the reason. The first match applies. */
const exemptFields: readonly (readonly [RegExp, string])[] = [
  [/^claims\.yaml/, 'a claim, or how it is counted'],
  [/^pages\/how-we-count\.yaml/, 'explained on its page'],
  [/^services\/.*terms|^services\/.*pricing/, 'a term'],
  [/^legal\//, 'a period of a legal page'],
  [/^tools\//, 'an example or the formula of a tool'],
  [/^worked-searches\.yaml/, 'the example of a worked search'],
  [/^testimonials\.yaml|^cities\/.*localTestimonial/, 'the words of a client'],
];
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
  (!articleFiles.test(name) && (/\bguarantee/i.test(own) || matchFigures(own).length > 0));

/** @returns the figures of all texts, in the order of the files */
export function listFigures(): Figure[] {
  const known = readKnownFigures();
  return listContentFiles()
    .flatMap((name) => [...readFields(name), ...readLines(name)])
    .flatMap((value) => findFigures(value, known));
}

/** @returns a sentence for each figure of the firm that is neither a claim nor a term, and is not explained */
export const findFigureErrors = (): string[] =>
  listFigures()
    .filter(({ explanation }) => explanation === undefined)
    .map(
      ({ location, text, sentence }) =>
        `${location}: '${text}' is neither a claim nor a term, and pages/how-we-count.yaml does not explain it. Make it a claim, explain it under together, or change the sentence: ${sentence}`,
    );

const readLines = (name: string): ContentValue[] =>
  readBody(name).flatMap((value) =>
    value.text.split('\n').map((text, index) => ({ ...value, text, line: value.line + index })),
  );

function readKnownFigures(): Explanations {
  const known = new Map<string, string>();
  const explain = (explanation: string, texts: readonly string[]) => {
    for (const { normalized } of texts.flatMap(matchFigures)) {
      const others = known.get(normalized);
      if (others?.includes(explanation)) continue;
      known.set(normalized, others ? `${others}, or ${explanation}` : explanation);
    }
  };
  for (const claim of readFilledYaml('claims.yaml', claimsSchema))
    explain(`the claim '${claim.id}'`, [formatFigure(claim)]);
  for (const name of listContentFiles().filter((file) => file.startsWith('services/')))
    explain(`a term in ${name}`, readFields(name).flatMap(readTerm).flatMap(spellUnitsOut));
  for (const name of listContentFiles().filter((file) => file.startsWith('legal/')))
    explain(
      `a period in ${name}`,
      readLines(name).map(({ text }) => text),
    );
  const explained = readFields('pages/how-we-count.yaml').filter(
    ({ field }) => field[0] === 'together',
  );
  explain(
    'explained on /how-we-count',
    explained.map(({ text }) => text),
  );
  return known;
}

/** @returns the text of a term; the days of a service are drawn as business days */
function readTerm({ field: [first], text }: ContentValue): string[] {
  if (first === 'days') return [`${text} business days`];
  return first === 'terms' || first === 'pricing' ? [text] : [];
}

/** In `12 months after a retained search, 6 after a contingent one`, the 6 means months too. */
const spellUnitsOut = (text: string): string[] => [
  text,
  ...(text.match(/\b\d+(?= (?:after|or|to)\b)/g) ?? []).flatMap((count) =>
    matchFigures(text).map(({ normalized }) => `${count} ${normalized.replace(/^.*?\d\S* /, '')}s`),
  ),
];

function findFigures(value: ContentValue, known: Explanations): Figure[] {
  const path = [value.name, ...value.field].join('/');
  const exemption = exemptFields.find(([pattern]) => pattern.test(path))?.[1];
  const isArticle = articleFiles.test(path);
  return splitSentences(value).flatMap(({ text: sentence, own }) =>
    matchFigures(own).map(({ text: figure, normalized, isSpelled }) => {
      const isFirm = firmPattern.test(own) || (!isArticle && !isSpelled);
      const explanation =
        exemption ??
        known.get(normalized) ??
        (footnoteMark.test(value.text) ? 'a source' : undefined) ??
        (isFirm && !(isArticle && isSpelled) ? undefined : 'advice or an example');
      return { location: formatLocation(value), text: figure, sentence, explanation };
    }),
  );
}

interface Match {
  text: string;
  /** One spelling for each figure: `85%` for 85 percent, `6 month` for six months. */
  normalized: string;
  /** Whether its number is a word. */
  isSpelled: boolean;
}

const matchFigures = (text: string): Match[] =>
  [...text.matchAll(figurePattern)].flatMap(([whole, first, second, unit]) => {
    if (first === undefined || unit === undefined)
      return [{ text: whole, normalized: whole, isSpelled: false }];
    const under = /^under /i.test(whole) ? 'under ' : '';
    return [first, second].flatMap((count) => {
      if (count === undefined) return [];
      const amount = numberWords.indexOf(count.toLowerCase());
      const digits = amount < 0 ? count : String(amount);
      const kind = unit.toLowerCase().replace('percent', '%').replace(/s$/, '');
      return [
        {
          text: second === undefined ? whole : `${count} ${unit}`,
          normalized: `${under}${digits} ${kind}`,
          isSpelled: amount >= 0,
        },
      ];
    });
  });
