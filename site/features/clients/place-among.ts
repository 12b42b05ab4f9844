/**
 * Puts guests among the items so that each stands at its own position of the finished list.
 * @param positions counted from one, as content/clients.yaml has them
 * @param guest called once for each position, with its place among the positions
 */
export function placeAmong<Item>(
  items: readonly Item[],
  positions: readonly number[],
  guest: (index: number) => Item,
): Item[] {
  const placed = [...items];
  const ascending = positions.map((position, index) => ({ position, index }));
  // In ascending order, a later guest never moves an earlier one.
  ascending.sort((a, b) => a.position - b.position);
  for (const { position, index } of ascending) placed.splice(position - 1, 0, guest(index));
  return placed;
}
