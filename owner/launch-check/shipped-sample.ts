/** Compares a content folder with the sample that the project is shipped with (sample-marks.ts). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { digestOf, nameKinds, type SampleMark, spokenKinds } from './sample-marks.ts';

/** Beside this file, so that it goes wherever the server goes. `npm run sample:note` writes it. */
export const shippedSampleFile = new URL('./shipped-sample.json', import.meta.url);

const shippedSampleSchema = z.object({
  /** Digests of its marks. */
  marks: z.array(z.string()),
  /** Digests of the names that any text may mention. */
  names: z.array(z.string()),
  /** Digests of the places and figures that its pages may mention. */
  said: z.array(z.string()),
});
type ShippedSample = z.output<typeof shippedSampleSchema>;

/** The most words that a name of the sample has. */
const longestNameWords = 4;
const shortestCoinedWord = 6;
const shortestPlay = 3;
const word = /[\p{L}\p{N}]+(?:[-&.][\p{L}\p{N}]+)*/gu;

/** @returns what the file holds of the marks of a content folder */
export function noteOfSample(marks: readonly SampleMark[]): ShippedSample {
  const firm = marks.find(({ kind }) => kind === 'name')?.shown ?? '';
  const names = marks
    .filter(
      ({ kind, shown }) =>
        nameKinds.includes(kind) || (kind === 'service' && isNamedAfter(firm, shown)),
    )
    .map(({ shown }) => shown);
  const digests = (isWanted: (mark: SampleMark) => boolean) =>
    sorted(marks.filter(isWanted).map(({ digest }) => digest));
  return {
    marks: digests(({ kind }) => !spokenKinds.includes(kind)),
    names: sorted([...names, ...coinedWord(firm)].map(nameDigest)),
    said: digests(({ kind }) => kind.startsWith('said-')),
  };
}

/** Anybody may call a service by what it is; one that plays on the firm's name is the firm's alone. */
function isNamedAfter(firm: string, service: string): boolean {
  const [first = ''] = service.split(' ');
  return first.length >= shortestPlay && firm.toLowerCase().startsWith(first.toLowerCase());
}

/** A firm is also called by the first word of its name. */
const coinedWord = (name: string): string[] =>
  (name.split(' ')[0] ?? '').length >= shortestCoinedWord ? name.split(' ').slice(0, 1) : [];

const sorted = (digests: string[]) => [...new Set(digests)].sort();
const nameDigest = (name: string) => digestOf('mention', (name.match(word) ?? []).join(' '));

export interface SampleComparison {
  /** Whether it is one of the shipped sample's. */
  has(mark: SampleMark): boolean;
  /** The names of the sample's firm and people that a text mentions, as they are written there. */
  namesIn(text: string): string[];
  /** The places and figures of the sample that a text says and the firm's own content does not have. */
  saidIn(text: string): string[];
}

/**
 * @param own names of the firm itself: what they hold is no name of the sample
 * @param marks of the firm's own content
 */
export function compareWithSample(
  own: readonly string[],
  ownMarks: readonly SampleMark[] = [],
): SampleComparison {
  const shipped = shippedSampleSchema.parse(JSON.parse(readFileSync(shippedSampleFile, 'utf8')));
  const marks = new Set(shipped.marks);
  const names = new Set(shipped.names);
  const ofTheFirm = new Set(own.flatMap(phrases));
  const said = new Set(shipped.said);
  for (const { digest } of ownMarks) said.delete(digest);
  return {
    has: ({ digest }) => marks.has(digest),
    namesIn: (text) =>
      phrases(text).filter((phrase) => !ofTheFirm.has(phrase) && names.has(nameDigest(phrase))),
    saidIn: (text) => [
      ...phrases(text).filter((phrase) => said.has(digestOf('said-place', phrase))),
      ...(text.match(figure) ?? []).filter((found) => said.has(figureDigest(found))),
    ],
  };
}

/** A share or a stretch of days. An hour's figure may be the promise of a reply. */
const figure = /(?:under )?\d[\d,.]*\+? ?(?:%|days)/gi;

/** The digest of a claim with that value and unit. */
const figureDigest = (text: string) =>
  digestOf('said-figure', text.replace(/ ?(%|days)$/i, '\n$1'));

/** @returns each run of up to so many words that begins with a capital, the longest first */
function phrases(text: string): string[] {
  const words = text.match(word) ?? [];
  return words.flatMap((first, index) => {
    if (!/^\p{Lu}/u.test(first)) return [];
    const most = Math.min(longestNameWords, words.length - index);
    return Array.from({ length: most }, (_, fewer) =>
      words.slice(index, index + most - fewer).join(' '),
    );
  });
}
