/** Combines the changes of two people, so that the one who saves later loses nothing. */
import { deepEquals } from '@rjsf/utils';

export interface Conflict {
  /** Such as `items.0.name`. */
  field: string;
  theirs: unknown;
}

interface Merged {
  value: unknown;
  /** What both changed; the value keeps mine. */
  conflicts: readonly Conflict[];
}

/** @param base what both started from */
export function mergeChanges(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (deepEquals(base, theirs) || deepEquals(mine, theirs)) return { value: mine, conflicts: [] };
  if (deepEquals(base, mine)) return { value: theirs, conflicts: [] };
  const groups = [base, mine, theirs].map(toEntries);
  const [baseEntries, myEntries, theirEntries] = groups;
  // Entries of a list that became longer or shorter cannot be matched.
  const isList = [base, mine, theirs].some(Array.isArray);
  const sameLength = new Set(groups.map((entries) => entries?.size)).size === 1;
  if (!baseEntries || !myEntries || !theirEntries || (isList && !sameLength)) {
    return { value: mine, conflicts: [{ field: path.join('.'), theirs }] };
  }
  const keys = [...new Set([...theirEntries.keys(), ...myEntries.keys()])];
  const merged = keys.map((key) => ({
    key,
    ...mergeChanges(baseEntries.get(key), myEntries.get(key), theirEntries.get(key), [
      ...path,
      key,
    ]),
  }));
  const kept = merged.filter(({ value }) => value !== undefined);
  return {
    value: isList
      ? kept.map(({ value }) => value)
      : Object.fromEntries(kept.map(({ key, value }) => [key, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** @returns the entries of a list or group, by index or name; undefined for any other value */
const toEntries = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
