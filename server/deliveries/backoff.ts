/** The pause after the first try. */
const minBackoffMs = 1000;
/** The longest pause between two tries: an hour. */
export const maxBackoffMs = 3_600_000;
/** A tenth to either side, so that many failures of one moment do not come back in one moment. */
const jitterRatio = 0.1;

/**
 * How long to wait after a failed try: about 1, 4, 16 and 64 seconds and so on, never more than
 * an hour (docs/product.md, Leads and deliveries).
 * @param attempts tries so far, from 1
 * @param random from 0 to 1
 * @param minWaitMs what the other side asked for; it cannot ask for more than an hour
 * @returns milliseconds
 */
export function computeBackoffMs(attempts: number, random: number, minWaitMs = 0): number {
  const exponential = minBackoffMs * 4 ** Math.max(0, attempts - 1);
  const capped = Math.min(exponential, maxBackoffMs / (1 + jitterRatio));
  const pause = Math.round(capped * (1 - jitterRatio + 2 * jitterRatio * random));
  return Math.max(pause, Math.min(minWaitMs, maxBackoffMs));
}
