/** The shortest of fewer runs is not reliable. */
const minRuns = 5;
/** Other processes slow down some runs, but never so many. */
const maxRuns = 300;

export type Work = () => unknown;

/**
 * Measures how many times longer one function takes than the other, by the shortest time of each,
 * because other processes only add time. Runs them again while the ratio is above the maximum.
 */
export async function measureTimeRatio(long: Work, short: Work, maxRatio: number): Promise<number> {
  let [longest, shortest] = [Infinity, Infinity];
  for (let runs = 1; runs <= maxRuns; runs += 1) {
    shortest = Math.min(shortest, await measureMs(short));
    longest = Math.min(longest, await measureMs(long));
    if (runs >= minRuns && longest <= maxRatio * shortest) break;
  }
  return longest / shortest;
}

async function measureMs(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
