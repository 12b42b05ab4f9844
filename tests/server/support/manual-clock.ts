import type { Clock } from '../../../server/clock.ts';

/** A clock that moves only when the test advances it. */
export class ManualClock implements Clock {
  #now: number;
  #elapsed = 0;
  readonly #timers = new Set<{ at: number; callback: () => void }>();

  constructor(now = Date.UTC(2026, 2, 4, 9, 30)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { at: this.#elapsed + delay, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** The times for which callbacks are scheduled. */
  awaited(): number[] {
    return [...this.#timers].map(({ at }) => this.#now + at - this.#elapsed);
  }

  /** Advances the time and calls the callbacks that are due. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
    this.#elapsed += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.#elapsed || !this.#timers.delete(timer)) continue;
      timer.callback();
    }
  }

  /** Sets the clock without passing time, as a person or NTP does. A negative step sets it back. */
  step(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
