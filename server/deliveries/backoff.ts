const second = 1000;
/** The longest pause between two tries, in milliseconds. */
export const longestBackoff = 3600 * second;
/** A tenth to either side, so that many failures of one moment do not come back in one moment. */
const jitter = 0.1;

/**
 * How long to wait after a failed try: about 1, 4, 16 and 64 seconds and so on, never more than
 * an hour (architecture, 'What outside checks rely on').
 * @param attempts tries so far, from 1
 * @param random from 0 to 1
 * @param waitAtLeast what the other side asked for; it cannot ask for more than an hour
 * @returns milliseconds
 */
export function backoff(attempts: number, random: number, waitAtLeast = 0): number {
  const exponential = second * 4 ** Math.max(0, attempts - 1);
  const bounded = Math.min(exponential, longestBackoff / (1 + jitter));
  const pause = Math.round(bounded * (1 - jitter + 2 * jitter * random));
  return Math.max(pause, Math.min(waitAtLeast, longestBackoff));
}
