import type { Clock } from '../platform/clock.ts';

/**
 * Gives work a signal that ends it when its time is up by the server's clock, or when the other
 * signal does.
 * @param time milliseconds
 */
export async function within<Result>(
  clock: Clock,
  time: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const cancel = clock.after(time, () =>
    late.abort(new DOMException('the time is up', 'TimeoutError')),
  );
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } catch (error) {
    // Not everybody passes on why they were ended.
    throw late.signal.aborted ? late.signal.reason : error;
  } finally {
    cancel();
  }
}
