/**
 * The shortest way around a wheel.
 * @returns steps from one of `count` positions to another, negative for backwards; of two equally
 * long ways the forward one
 */
export function shortestTurn(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;
  return forwards <= count / 2 ? forwards : forwards - count;
}
