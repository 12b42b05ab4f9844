import type { LeasedDelivery } from '../model.ts';

/** How one try ended. A reason is short and holds no personal data: it is stored and logged. */
export type AttemptResult =
  | { kind: 'delivered' }
  /** The other side may ask for a pause, in milliseconds. */
  | { kind: 'failed'; reason: string; waitAtLeast?: number }
  /** The receiver asked never to be sent this again. */
  | { kind: 'refused'; reason: string };

/** Sends one delivery. May throw; a throw is a failed try. The signal ends it early. */
export type Attempt<Claimed extends LeasedDelivery = LeasedDelivery> = (
  delivery: Claimed,
  signal: AbortSignal,
) => Promise<AttemptResult>;
