/**
 * Shuffles a list (Fisher-Yates): each order is equally likely.
 * @param random returns numbers from 0 up to, but not including, 1
 * @returns a new list
 */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
