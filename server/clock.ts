/** The server's time in milliseconds. Tests use their own clock. */
import { minuteMs } from '../lib/durations.ts';

export interface Clock {
  /** Epoch milliseconds, for stored and displayed times. The system's clock can be set either way. */
  now(): number;
  /** Monotonic milliseconds, for timeouts and limits. */
  elapsed(): number;
  /** Calls back once. @returns a function that cancels it */
  after(delay: number, callback: () => void): () => void;
}

/** How much the clocks of servers on one store may differ. */
export const clockSkewMs = minuteMs;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
