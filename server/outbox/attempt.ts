import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { LeasedDelivery } from '../model.ts';
import { maxBackoffMs } from './deliveries.ts';

/** Result of an attempt. A reason is stored and logged, so it is short and contains no personal data. */
export type AttemptResult =
  | { kind: 'delivered' }
  /** The receiver may ask for a pause before the next attempt. */
  | { kind: 'failed'; reason: string; minWaitMs?: number }
  /** The receiver asked never to get this delivery again. */
  | { kind: 'refused'; reason: string }
  /** A limit held the delivery back, and it was deleted. */
  | { kind: 'held' };

/** Sends one delivery. May throw, which is a failed attempt. The signal aborts it. */
export type Attempt<Leased extends LeasedDelivery = LeasedDelivery> = (
  delivery: Leased,
  signal: AbortSignal,
) => Promise<AttemptResult>;

/** The pause after the first attempt. */
const minBackoffMs = 1000;

/**
 * Computes the pause after a failed attempt: 1, 4, 16, 64 seconds and so on, up to an hour
 * (docs/product.md, Leads and deliveries).
 * @param attempts made so far, from 1
 * @param minWaitMs requested by the receiver; capped at an hour
 * @returns milliseconds
 */
export function computeBackoffMs(attempts: number, minWaitMs = 0): number {
  const exponential = minBackoffMs * 4 ** Math.max(0, attempts - 1);
  return Math.min(Math.max(exponential, minWaitMs), maxBackoffMs);
}

/** Runs work with a signal that aborts after a timeout on the server's clock, or together with `signal`. */
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
    // Some libraries replace the reason of the abort with their own error.
    throw timeout.signal.aborted ? timeout.signal.reason : error;
  } finally {
    cancel();
  }
}

const errorShape = z.object({
  name: z.string().optional().catch(undefined),
  /** A DOMException has a number here, which says less than its name. */
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  cause: z.unknown().optional(),
});

/**
 * Describes a failure by its code, such as `ECONNREFUSED` or `SMTP 451`. The message of an error is
 * left out: it may quote an address or the email.
 */
export function describeFailure(error: unknown): string {
  const parsed = errorShape.safeParse(error);
  if (!parsed.success) return 'unknown failure';
  const { name, code, responseCode, cause } = parsed.data;
  if (code === 'ETLS') return 'ETLS: the mail server offers no working STARTTLS';
  if (responseCode !== undefined) return `SMTP ${responseCode}`;
  if (name === 'TimeoutError') return 'no answer in time';
  // fetch wraps network errors.
  if (code === undefined && cause !== undefined) return describeFailure(cause);
  return code ?? name ?? 'unknown failure';
}
