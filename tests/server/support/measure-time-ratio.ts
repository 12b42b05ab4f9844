/** Looks at each work before its shortest time says anything. */
const atLeast = 5;
/** A busy neighbour spoils single looks, never so many. */
const atMost = 300;

export type Work = () => unknown;

/**
 * How many times longer the one work takes than the other, by the shortest time of each: what else
 * the machine does only adds to a time. Goes on looking for a quiet moment while the ratio is above
 * what is allowed.
 */
export async function measureTimeRatio(long: Work, short: Work, allowed: number): Promise<number> {
  let [longest, shortest] = [Infinity, Infinity];
  for (let looks = 1; looks <= atMost; looks += 1) {
    shortest = Math.min(shortest, await timeOf(short));
    longest = Math.min(longest, await timeOf(long));
    if (looks >= atLeast && longest <= allowed * shortest) break;
  }
  return longest / shortest;
}

async function timeOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
