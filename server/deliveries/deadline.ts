import type { Clock } from '../platform/clock.ts';

/**
 * Gives work a signal that ends it when its time is up by the server's clock, or when the other
 * signal does.
 * @param timeoutMs milliseconds
 */
export async function runWithTimeout<Result>(
  clock: Clock,
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const cancel = clock.after(timeoutMs, () =>
    timeout.abort(new DOMException('the time is up', 'TimeoutError')),
  );
  try {
    return await work(AbortSignal.any([signal, timeout.signal]));
  } catch (error) {
    // Not everybody passes on why they were ended.
    throw timeout.signal.aborted ? timeout.signal.reason : error;
  } finally {
    cancel();
  }
}
