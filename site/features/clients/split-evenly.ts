/** @returns the items in `parts` lists, in order; their lengths differ by at most one */
export function splitEvenly<Item>(items: readonly Item[], parts: number): Item[][] {
  const edge = (part: number) => Math.round((part * items.length) / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(edge(part), edge(part + 1)));
}
