/**
 * Inserts guests among the items, each at its own position of the resulting list.
 * @param positions 1-based, as in content/clients.yaml
 * @param guest called once for each position, with its index among them
 */
export function placeAmong<Item>(
  items: readonly Item[],
  positions: readonly number[],
  guest: (index: number) => Item,
): Item[] {
  const placed = [...items];
  const ascending = positions.map((position, index) => ({ position, index }));
  // In ascending order, a later guest never shifts an earlier one.
  ascending.sort((a, b) => a.position - b.position);
  for (const { position, index } of ascending) placed.splice(position - 1, 0, guest(index));
  return placed;
}

/** @returns the items in `parts` lists, in order; their lengths differ by at most one */
export function splitEvenly<Item>(items: readonly Item[], parts: number): Item[][] {
  const edge = (part: number) => Math.round((part * items.length) / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(edge(part), edge(part + 1)));
}
