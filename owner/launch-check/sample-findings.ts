/** What a content folder still says in the words of the shipped sample. */
import { allContentTexts, type ContentText } from '../../lib/content/texts.ts';
import { fileName } from './content-texts.ts';
import type { Finding } from './report.ts';
import { digestOf, type SampleMark } from './sample-marks.ts';
import type { SampleComparison } from './shipped-sample.ts';

/** What each kind of mark is, and what to do about it; `{shown}` is its value. */
const sentences: Readonly<Record<string, string>> = {
  name: 'is the name of the sample. Put the firm’s own here.',
  'legal-name': 'is the legal name of the sample. Put the firm’s own here.',
  law: 'are the law and the venue of the sample. Put those that your counsel names here.',
  prefix: 'begins the references of the sample. Put letters of the firm’s own name here.',
  line: 'is the line of the sample. Say the firm’s own.',
  colors: 'and the others are the colors of the sample. Put the firm’s own here.',
  mark: 'is the mark of the sample. Put the firm’s own file here.',
  address: 'is the address of the sample. Put the firm’s own here.',
  figure: 'is a figure of the sample. Count your own, or take it out.',
  definition: 'begins how the sample counts. Say how you count, and from which record.',
  person: 'is a person of the sample. Put a real one here.',
  opinion: 'is an opinion of the sample. Put that person’s own here.',
  quote: 'is a quote of the sample. Put one here that a client gave and agreed to.',
  client: 'is a client of the sample. Put one here who agreed to be named.',
  term: 'is a term of the sample. Put that of your own agreement here.',
  sum: 'is a sum of the sample. Put one here that your own price comes to.',
  offer: 'is the price and the time of the sample. Say the firm’s own.',
  talk: 'is a talk of the sample. Put one of your own here.',
};

/** How much of a value is shown, in UTF-16 code units. */
const shownChars = 60;
/** How many lines of a flagged file are named. */
const shownLines = 12;

/**
 * @param texts of the content folder
 * @param ownMarks which these texts hold
 * @returns a finding for each file that calls itself a sample, and for each word-for-word piece of the
 *   shipped sample in the others
 */
export function sampleFindings(
  texts: readonly ContentText[],
  ownMarks: readonly SampleMark[],
  sample: SampleComparison,
): Finding[] {
  const marks = ownMarks.filter((mark) => sample.has(mark));
  const byFile = Map.groupBy(texts, ({ name }) => name);
  return [...byFile].flatMap(([name, inside]) => {
    const own = marks.filter(({ at }) => at.name === name);
    const address = inside.filter(isAddress).flatMap((text) => mentionFinding(text, sample));
    const said = ofThePages.test(name) ? inside.flatMap((text) => saidFinding(text, sample)) : [];
    const flags = inside.filter(isSampleFlag);
    const [flag] = flags;
    if (flag) {
      return [flagFinding(flag, [...own.map(({ at }) => at), ...flags]), ...address, ...said];
    }
    const known = new Set(own.map(({ at }) => at.line));
    const mentions = inside.filter((text) => !known.has(text.line) && !isAddress(text));
    return [
      ...own.map(markFinding),
      ...address,
      ...said,
      ...mentions.flatMap((text) => mentionFinding(text, sample)),
    ];
  });
}

/** Texts that speak of the firm and change with its cities and figures; a post may speak of any. */
const ofThePages = /^(?:pages|legal)\//;

const isAddress = ({ field }: ContentText) => field.at(-1) === fileName;

/** @returns whether this is where a file, or an entry of it, calls itself a sample */
export const isSampleFlag = ({ field, text }: ContentText): boolean =>
  field.at(-1) === 'sample' && text === 'true';

/** @returns the content files that are marked as samples, as the owner sees their names */
export const sampleFiles = (): string[] => [
  ...new Set(
    allContentTexts()
      .filter(isSampleFlag)
      .map(({ file }) => file),
  ),
];

/** @param files that a build recorded as samples, for a server without the content folder */
export const builtSampleFindings = (files: readonly string[]): Finding[] =>
  files.map((place) => ({
    group: 'Sample content',
    place,
    todo: 'invented. Replace it with the firm’s own, then set sample to false.',
  }));

/** The file says it itself, so nothing in it is told one by one. */
function flagFinding(flag: ContentText, marked: readonly ContentText[]): Finding {
  const lines = [...new Set(marked.map(({ line }) => line))].sort((a, b) => a - b);
  const more = lines.length - shownLines;
  const shown = [...lines.slice(0, shownLines), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const todo =
    lines.length > 1
      ? `invented (lines ${shown}). Replace it with the firm’s own, then set sample to false.`
      : 'invented. Replace it with the firm’s own, then set sample to false.';
  return { group: 'Sample content', place: flag.file, line: flag.line, todo };
}

function markFinding({ kind, at, shown, digest }: SampleMark): Finding {
  return {
    group: 'The shipped sample',
    place: at.file,
    line: at.line,
    field: at.field.join('.'),
    todo: `${kind === 'mark' ? 'This' : `“${cut(shown)}”`} ${sentences[kind] ?? 'is a word of the sample.'}`,
    point: `${kind}-${digest.slice(0, 8)}`,
  };
}

function mentionFinding(found: ContentText, sample: SampleComparison): Finding[] {
  const { name, file, field, line, text } = found;
  const [mentioned] = sample.namesIn(text);
  if (mentioned === undefined) return [];
  const todo = isAddress(found)
    ? 'Give the file another name, and its old address a line in redirects.yaml if it was public.'
    : 'Put the firm’s own words here.';
  return [
    {
      group: 'The shipped sample',
      place: file,
      line,
      field: field.join('.'),
      todo: `names ${mentioned}, of the sample. ${todo}`,
      point: `mention-${digestOf(name, mentioned).slice(0, 8)}`,
    },
  ];
}

function saidFinding(found: ContentText, sample: SampleComparison): Finding[] {
  const { name, file, field, line, text } = found;
  const said = [...new Set(sample.saidIn(text))];
  if (said.length === 0) return [];
  const shown = said.join(', ');
  return [
    {
      group: 'The shipped sample',
      place: file,
      line,
      field: field.join('.'),
      todo: `says ${shown}, of the sample. Say what holds for the firm.`,
      point: `said-${digestOf(name, shown).slice(0, 8)}`,
    },
  ];
}

const cut = (text: string) =>
  text.length > shownChars ? `${text.slice(0, shownChars).trimEnd()}…` : text;
