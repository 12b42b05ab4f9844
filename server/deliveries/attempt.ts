import type { DeliveryKind } from '../lead.ts';
import type { ClaimedDelivery } from '../store/outbox.ts';

/** How one try ended. A reason is short and holds no personal data: it is stored and logged. */
export type AttemptResult =
  | { kind: 'delivered' }
  | { kind: 'failed'; reason: string }
  /** The other side said never to send this again. */
  | { kind: 'refused'; reason: string };

/** Sends one delivery. May throw; a throw is a failed try. The signal ends it early. */
export type Attempt = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<AttemptResult>;

export type Attempts = Readonly<Record<DeliveryKind, Attempt>>;
