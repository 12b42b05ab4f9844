/** Checks the content folder: its files, sample and review flags, and what is left of the shipped sample. */
import { z } from 'zod';
import { getContentSchema, namedContentFiles } from '../../lib/content/files.ts';
import {
  contentFile,
  getContentFolder,
  listContentFiles,
  readContentText,
} from '../../lib/content/folder.ts';
import type { Markers } from '../../lib/content/markers.ts';
import { ContentError, readContent } from '../../lib/content/read.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { type Brand, getBrandMarkers } from '../../lib/content/schemas/brand.ts';
import { type ContentValue, isSampleFlag } from '../../lib/content/values.ts';
import type { Finding, FindingGroup, ShippedFile } from './report.ts';
import {
  createSampleMatcher,
  fileNameField,
  findMarks,
  getDigest,
  readIdentity,
  type SampleMark,
  type SampleMatcher,
} from './sample.ts';
import { listSentences, listUnwrittenPromises, type Sentence } from './sentences.ts';

export function checkContent(brand: Brand): { findings: Finding[]; shipped: ShippedFile[] } {
  const names = listContentFiles();
  const missing = namedContentFiles.filter((name) => !names.includes(name));
  const values = readIdentity();
  const marks = findMarks(values);
  const matcher = createSampleMatcher([brand.name, brand.legalName], marks);
  const sampleMarks = marks.filter(matcher.matches);
  const hasTalks = values.some(({ name, field }) => name === 'videos.yaml' && field[0] === 'items');
  const findings = [
    ...missing.map((name) => toFileFinding(contentFile(name), 'the file is missing. Put it back.')),
    ...names.flatMap((name) => checkFile(name, getBrandMarkers(brand))),
    ...[...Map.groupBy(values, ({ name }) => name)].flatMap(([name, fileValues]) => {
      const fileMarks = sampleMarks.filter(({ location }) => location.name === name);
      return findSample(name, fileValues, fileMarks, matcher);
    }),
    ...values
      // Without talks, the address of their host is not used.
      .filter(({ name }) => name !== 'videos.yaml' || hasTalks)
      .flatMap(toSampleValueFindings),
  ];
  return { findings, shipped: findShipped(values, sampleMarks, matcher) };
}

/** @returns the shipped sentences that no other finding covers, by file */
function findShipped(
  values: readonly ContentValue[],
  sampleMarks: readonly SampleMark[],
  matcher: SampleMatcher,
): ShippedFile[] {
  const flags = values.filter(isSampleFlag);
  const marked = new Set(sampleMarks.flatMap((mark) => mark.values));
  const isCovered = (value: ContentValue) =>
    marked.has(value) ||
    flags.some(
      ({ name, field }) =>
        name === value.name && field.slice(0, -1).every((key, index) => key === value.field[index]),
    );
  const sentences = [
    ...listSentences(values.filter((value) => !isCovered(value))).filter(matcher.isShipped),
    ...listUnwrittenPromises(values),
  ];
  return [...Map.groupBy(sentences, ({ value }) => value.name)].map(([name, fileSentences]) => ({
    place: contentFile(name),
    point: `shipped-${name}`,
    claims: fileSentences.filter(({ isClaim }) => isClaim).map(toShippedSentence),
    others: fileSentences.filter(({ isClaim }) => !isClaim).map(toShippedSentence),
  }));
}

const toShippedSentence = ({ value, text }: Sentence) => ({
  line: value.line,
  field: value.field.join('.'),
  text,
});

const unreviewed = z.object({ reviewed: z.literal(false) });

function checkFile(name: string, markers: Markers): Finding[] {
  const file = contentFile(name);
  const schema = getContentSchema(name);
  if (!schema) {
    return [
      toFileFinding(file, `the site does not use it. Move it out of ${getContentFolder()}/.`),
    ];
  }
  try {
    const fields = readContent(file, readContentText(name), schema, markers);
    if (!unreviewed.safeParse(fields).success) return [];
    const todo = 'not reviewed. Have counsel read it, then set reviewed to true.';
    return [{ group: 'Legal pages', place: file, todo }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [toFileFinding(file, `${error.message.replaceAll(`${file}: `, '')}.`)];
  }
}

const toFileFinding = (place: string, todo: string): Finding => ({
  group: 'Files that cannot be read',
  place,
  todo,
});

const getPlace = ({ file, line, field }: ContentValue) => ({
  place: file,
  line,
  field: field.join('.'),
});

/**
 * @param kind start of the point, which owners' launch.yaml stores
 * @param text what was found in the value, if anything
 */
function toFindings(
  group: FindingGroup,
  kind: string,
  value: ContentValue,
  text: string | undefined,
  toSentence: (text: string) => string,
): Finding[] {
  if (!text) return [];
  const point = `${kind}-${getDigest(value.name, text).slice(0, 8)}`;
  return [{ group, ...getPlace(value), todo: toSentence(text), point }];
}

/** Host names and phone numbers that never lead anywhere. */
const toSampleValueFindings = (value: ContentValue): Finding[] =>
  toFindings(
    'Sample brand, addresses and phone numbers',
    'nowhere',
    value,
    findSampleValue(value.text),
    (text) => `${text} leads nowhere. Replace it with a real one.`,
  );

/** Texts about the firm's own cities and figures; a post may mention any. */
const pageFile = /^(?:pages|legal)\//;
const isAddress = ({ field }: ContentValue) => field.at(-1) === fileNameField;

/** @returns what is left of the shipped sample in a file */
function findSample(
  name: string,
  values: readonly ContentValue[],
  marks: readonly SampleMark[],
  matcher: SampleMatcher,
): Finding[] {
  const findNames = (value: ContentValue) => findSampleName(value, matcher);
  const findings = [
    ...values.filter(isAddress).flatMap(findNames),
    ...(pageFile.test(name) ? values.flatMap((value) => findSampleFacts(value, matcher)) : []),
  ];
  const flags = values.filter(isSampleFlag);
  const [flag] = flags;
  if (flag) {
    const lines = [...marks.map(({ location }) => location), ...flags].map(({ line }) => line);
    return [toFlagFinding(flag.file, flag.line, lines), ...findings];
  }
  const markLines = new Set(marks.map(({ location }) => location.line));
  return [
    ...marks.map(toMarkFinding),
    ...findings,
    ...values.filter((value) => !markLines.has(value.line) && !isAddress(value)).flatMap(findNames),
  ];
}

const maxListedLines = 12;

/**
 * @param lines that have sample content
 * @returns the finding of a file that is still marked as a sample
 */
export function toFlagFinding(place: string, line?: number, lines: number[] = []): Finding {
  const sorted = [...new Set(lines)].sort((a, b) => a - b);
  const hidden = sorted.length - maxListedLines;
  const list = [...sorted.slice(0, maxListedLines), ...(hidden > 0 ? [`${hidden} more`] : [])];
  const where = sorted.length > 1 ? ` (lines ${list.join(', ')})` : '';
  const todo = `invented${where}. Replace it with the firm’s own, then set sample to false.`;
  return { group: 'Sample content', place, line, todo };
}

/** What each kind of mark is, and what to do about it. */
const markSentences: Readonly<Record<string, string>> = {
  name: 'is the sample’s name. Enter your firm’s.',
  'legal-name': 'is the sample’s legal name. Enter your firm’s.',
  law: 'are the sample’s law and venue. Enter those that your counsel names.',
  prefix: 'begins the sample’s references. Choose letters of your firm’s name.',
  line: 'is the sample’s line. Write your own.',
  title: 'ends the sample’s title in search results. Say what you do.',
  colors: 'and the others are the sample’s colors. Choose your own.',
  mark: 'is the sample’s mark. Replace the file with your own.',
  address: 'is the sample’s address. Enter your own.',
  figure: 'is the sample’s figure. Count your own, or remove it.',
  definition: 'begins how the sample counts. Say how you count, and from which records.',
  person: 'is a person of the sample. Name a real one.',
  search: 'is a search of the sample. List that person’s own, failures included, or remove it.',
  opinion: 'is an opinion of the sample. Enter that person’s own.',
  quote: 'is a quote of the sample. Use one that a client gave and agreed to.',
  client: 'is a client of the sample. Name one who agreed to it.',
  term: 'is a term of the sample. Enter your own agreement’s.',
  sum: 'is a sum of the sample. Enter what your own price comes to.',
  offer: 'are the sample’s price and time. Enter your own.',
  towns:
    'are the first of the sample’s towns. List those where you recruit, or add city-banner to off in brand/firm.yaml.',
  talk: 'is a talk of the sample. Use one of your own.',
};

const maxShownChars = 60;
const truncate = (text: string) =>
  text.length > maxShownChars ? `${text.slice(0, maxShownChars).trimEnd()}…` : text;

function toMarkFinding({ kind, location, text, digest }: SampleMark): Finding {
  const subject = kind === 'mark' ? 'This' : `“${truncate(text)}”`;
  const todo = `${subject} ${markSentences[kind] ?? 'is the sample’s.'}`;
  const point = `${kind}-${digest.slice(0, 8)}`;
  return { group: 'The shipped sample', ...getPlace(location), todo, point };
}

function findSampleName(value: ContentValue, matcher: SampleMatcher): Finding[] {
  const [name] = matcher.findNames(value.text);
  const todo = isAddress(value)
    ? 'Rename the file. If the old address was public, add it to redirects.yaml.'
    : 'Replace it with your own words.';
  const toSentence = (text: string) => `mentions ${text}, which is the sample’s. ${todo}`;
  return toFindings('The shipped sample', 'mention', value, name, toSentence);
}

function findSampleFacts(value: ContentValue, matcher: SampleMatcher): Finding[] {
  const facts = [...new Set(matcher.findFacts(value.text))].join(', ');
  const toSentence = (text: string) =>
    `says ${text}, which is the sample’s. Write what is true for your firm.`;
  return toFindings('The shipped sample', 'said', value, facts, toSentence);
}
