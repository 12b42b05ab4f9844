/** Time as the server sees it; tests put their own in its place. Milliseconds throughout. */
export interface Clock {
  /** Now, as epoch milliseconds: for what is stored and shown. Somebody may set it, either way. */
  now(): number;
  /** Since some moment of this process, and only ever forwards: for waits and limits. */
  elapsed(): number;
  /** Calls back once after the delay. The answer cancels it. */
  after(delay: number, callback: () => void): () => void;
}

/** How far the clocks of servers on one store may differ. */
export const clockSkewMs = 60_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
