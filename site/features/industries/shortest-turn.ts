/**
 * The shortest way round a wheel.
 * @returns steps from one place to another among `count`, negative for backwards; of two equally
 * long ways the one forwards
 */
export function shortestTurn(from: number, to: number, count: number): number {
  const forwards = (((to - from) % count) + count) % count;
  return forwards <= count / 2 ? forwards : forwards - count;
}
