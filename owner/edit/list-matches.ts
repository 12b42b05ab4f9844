import { isDeepStrictEqual } from 'node:util';

/**
 * Matches the entries of a changed list with those of the list before. Equal entries match wherever they
 * moved; each other entry matches the old one with the most in common.
 * @returns the old index of each new entry, or undefined for an added one
 */
export function listMatches(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  // Entries that stayed come before equal ones that moved.
  const stayed = after.map((entry, index) =>
    index < before.length && isDeepStrictEqual(before[index], entry) ? take(index) : undefined,
  );
  const equal = after.map(
    (entry, index) =>
      stayed[index] ?? take([...free].find((old) => isDeepStrictEqual(before[old], entry))),
  );
  return after.map((entry, index) => {
    if (equal[index] !== undefined) return equal[index];
    const [best] = [...free]
      .map((old) => ({ old, score: getSimilarity(before[old], entry, old === index) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return take(best?.old);
  });
}

/** @returns the number of equal fields, plus a half for the same index */
function getSimilarity(old: unknown, entry: unknown, isSameIndex: boolean): number {
  const equalFields =
    isFields(old) && isFields(entry)
      ? Object.entries(entry).filter(([key, value]) => isDeepStrictEqual(old[key], value)).length
      : 0;
  return equalFields + (isSameIndex ? 0.5 : 0);
}

/** @returns whether a value is an object with fields, not a list */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
