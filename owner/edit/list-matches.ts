/** Which entry of a changed list was which of the list before it. */
import { isDeepStrictEqual } from 'node:util';

/**
 * An entry that is the same is found wherever it moved to; of the others, the one that has most in
 * common with an old entry is that one, edited.
 * @returns for each new entry the place of the old one, or undefined where it was added
 */
export function listMatches(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) free.delete(place);
    return place;
  };
  // One that stayed in its place comes before an equal one that moved.
  const stayed = after.map((entry, place) =>
    place < before.length && isDeepStrictEqual(before[place], entry) ? take(place) : undefined,
  );
  const same = after.map(
    (entry, place) =>
      stayed[place] ?? take([...free].find((old) => isDeepStrictEqual(before[old], entry))),
  );
  return after.map((entry, place) => {
    if (same[place] !== undefined) return same[place];
    const alike = [...free]
      .map((old) => ({ old, score: likeness(before[old], entry, old === place) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)[0];
    return take(alike?.old);
  });
}

/** More than 0 where one can be the other, edited: fields in common, or the same place. */
function likeness(old: unknown, entry: unknown, inPlace: boolean): number {
  const fields = isFields(entry) ? Object.entries(entry) : [];
  const shared = isFields(old)
    ? fields.filter(([key, value]) => isDeepStrictEqual(old[key], value)).length
    : 0;
  return shared + (inPlace ? 0.5 : 0);
}

/** @returns whether it is a group of fields */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
