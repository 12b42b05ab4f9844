import type { Clock } from '../clock.ts';

/** Work that repeats while the server runs. */
export interface Job {
  /** Resolves when no run is in progress. */
  idle(): Promise<void>;
  /** Waits for a run in progress, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Runs now, and again after each pause.
 * @param run handles its own errors and returns the pause until the next run, in milliseconds
 */
export function startJob(clock: Clock, run: () => Promise<number>): Job {
  let isStopped = false;
  let cancelNext = () => {};
  let inProgress = start();

  async function start(): Promise<void> {
    const pauseMs = await run();
    if (isStopped) return;
    cancelNext = clock.after(pauseMs, () => {
      inProgress = start();
    });
  }

  return {
    idle: () => inProgress,
    async stop() {
      isStopped = true;
      cancelNext();
      await inProgress;
    },
  };
}
