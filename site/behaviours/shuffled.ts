/**
 * @param random a source of numbers from 0 up to 1; tests pass their own
 * @returns the same items in a new, evenly random order (Fisher-Yates)
 */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[pick]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[pick] = a;
  }
  return order;
}
