import type { Clock } from '../clock.ts';

/** Work that repeats while the server runs. */
export interface Job {
  /** Resolves when no run is in progress. */
  idle(): Promise<void>;
  /** Aborts the signal of a run in progress, waits for it, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Runs now, and again after each pause.
 * @param run handles its own errors and returns the pause until the next run, in milliseconds
 */
export function startJob(clock: Clock, run: (signal: AbortSignal) => Promise<number>): Job {
  const stopping = new AbortController();
  let cancelNext = () => {};
  let inProgress = start();

  async function start(): Promise<void> {
    const pauseMs = await run(stopping.signal);
    if (stopping.signal.aborted) return;
    cancelNext = clock.after(pauseMs, () => {
      inProgress = start();
    });
  }

  return {
    idle: () => inProgress,
    async stop() {
      stopping.abort();
      cancelNext();
      await inProgress;
    },
  };
}
