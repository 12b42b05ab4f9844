const second = 1000;
const hour = 3600 * second;
/** A tenth to either side, so that many failures of one moment do not come back in one moment. */
const jitter = 0.1;

/**
 * How long to wait after a failed try: about 1, 4, 16 and 64 seconds and so on, never more than
 * an hour (architecture, 'What outside checks rely on').
 * @param attempts tries so far, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function backoff(attempts: number, random: number): number {
  const exponential = second * 4 ** Math.max(0, attempts - 1);
  const bounded = Math.min(exponential, hour / (1 + jitter));
  return Math.round(bounded * (1 - jitter + 2 * jitter * random));
}
