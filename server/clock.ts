/** Time as the server sees it; tests put their own in its place. Milliseconds throughout. */
export interface Clock {
  /** Now, as epoch milliseconds. */
  now(): number;
  /** Calls back once after the delay. The answer cancels it. */
  after(delay: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
