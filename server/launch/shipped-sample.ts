/** Compares a content folder with the sample that the project is shipped with (sample-marks.ts). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { digestOf, nameKinds, type SampleMark } from './sample-marks.ts';

/** Beside this file, so that it goes wherever the server goes. `npm run sample:note` writes it. */
export const shippedSampleFile = new URL('./shipped-sample.json', import.meta.url);

const shippedSampleSchema = z.object({
  /** Digests of its marks. */
  marks: z.array(z.string()),
  /** Digests of the names that any text may mention. */
  names: z.array(z.string()),
});
type ShippedSample = z.output<typeof shippedSampleSchema>;

/** The most words that a name of the sample has. */
const longestNameWords = 4;
const shortestCoinedWord = 6;
const word = /[\p{L}\p{N}]+(?:[-&.][\p{L}\p{N}]+)*/gu;

/** @returns what the file holds of the marks of a content folder */
export function noteOfSample(marks: readonly SampleMark[]): ShippedSample {
  const names = marks
    .filter(({ kind }) => nameKinds.includes(kind))
    .flatMap(({ kind, shown }) => (kind === 'name' ? [shown, ...coinedWord(shown)] : [shown]));
  return { marks: sorted(marks.map(({ digest }) => digest)), names: sorted(names.map(nameDigest)) };
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
}

/** @param own names of the firm itself: what they hold is no name of the sample */
export function compareWithSample(own: readonly string[]): SampleComparison {
  const shipped = shippedSampleSchema.parse(JSON.parse(readFileSync(shippedSampleFile, 'utf8')));
  const marks = new Set(shipped.marks);
  const names = new Set(shipped.names);
  const ofTheFirm = new Set(own.flatMap(phrases));
  return {
    has: ({ digest }) => marks.has(digest),
    namesIn: (text) =>
      phrases(text).filter((phrase) => !ofTheFirm.has(phrase) && names.has(nameDigest(phrase))),
  };
}

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
