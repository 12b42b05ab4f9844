/** Matches the entries of a changed list to the old ones. */
import { isDeepStrictEqual } from 'node:util';

/**
 * An equal entry matches wherever it moved to. Each other entry matches the old entry with which it has
 * most fields in common, as an edit of it.
 * @returns for each new entry the index of the old one, or undefined for an added entry
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  // An entry that stayed in place takes precedence over an equal one that moved.
  const unmoved = after.map((entry, index) =>
    index < before.length && isDeepStrictEqual(before[index], entry) ? take(index) : undefined,
  );
  const equal = after.map(
    (entry, index) =>
      unmoved[index] ?? take([...free].find((old) => isDeepStrictEqual(before[old], entry))),
  );
  return after.map((entry, index) => {
    if (equal[index] !== undefined) return equal[index];
    const best = [...free]
      .map((old) => ({
        old,
        score: countCommonFields(before[old], entry) + (old === index ? 0.5 : 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)[0];
    return take(best?.old);
  });
}

function countCommonFields(old: unknown, entry: unknown): number {
  if (!isFields(old) || !isFields(entry)) return 0;
  return Object.entries(entry).filter(([key, value]) => isDeepStrictEqual(old[key], value)).length;
}

/** @returns whether it is a group of fields */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
