/**
 * Inserts more items into a list.
 * @param positions of the inserted items in the resulting list, from 1, as in content/clients.yaml
 * @param create makes the item for a position from the index of the position
 */
export function insertAt<Item>(
  items: readonly Item[],
  positions: readonly number[],
  create: (index: number) => Item,
): Item[] {
  const result = [...items];
  const ascending = positions.map((position, index) => ({ position, index }));
  // In ascending order, no insertion moves an earlier one.
  ascending.sort((a, b) => a.position - b.position);
  for (const { position, index } of ascending) result.splice(position - 1, 0, create(index));
  return result;
}

/** @returns the items in `parts` lists, in order; their lengths differ by at most one */
export function splitEvenly<Item>(items: readonly Item[], parts: number): Item[][] {
  const edge = (part: number) => Math.round((part * items.length) / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(edge(part), edge(part + 1)));
}
