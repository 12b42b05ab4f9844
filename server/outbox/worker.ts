import type { ServerContext } from '../context.ts';
import { type DeliveryKind, deliveryKinds, type LeasedDelivery } from '../model.ts';
import {
  type Attempt,
  type AttemptResult,
  computeBackoffMs,
  describeFailure,
  type Held,
} from './attempt.ts';
import { findNextDueAt, leaseDue, resumeDeliveries, type Settlement, settle } from './leases.ts';

/** Each lane has its own slots, so that a webhook that does not answer delays no email. */
const lanes: readonly (readonly DeliveryKind[])[] = [
  deliveryKinds.filter((kind) => kind !== 'webhook'),
  ['webhook'],
];
const maxConcurrentPerLane = 8;
/** The longest pause between two polls of the store. */
const maxPollMs = 3000;
/** The pause while another process is leasing a due delivery. */
const takenPollMs = 200;
/** How long a stop waits for attempts in progress. */
const stopGraceMs = 10_000;

interface OutboxWorkerOptions {
  attempt: Attempt;
  /** Deletes the stored email of an attempt whose owner was erased in the meantime. */
  withdraw: (delivery: LeasedDelivery) => Promise<void>;
  /** From 0 to 1, for the jitter. */
  random: () => number;
}

/**
 * Sends deliveries: leases those that are due, attempts several at once, and records each result. It
 * polls when `wake` is called, when an attempt ends and when the next delivery is due; also every few
 * seconds, because commands and other processes write to the same store.
 */
export class OutboxWorker {
  readonly #context: ServerContext;
  readonly #options: OutboxWorkerOptions;
  readonly #stopping = new AbortController();
  /** By id. */
  readonly #inProgress = new Map<string, { kind: DeliveryKind; done: Promise<void> }>();
  #polling: Promise<void> | undefined;
  #pollAgain = false;
  #hasResumed = false;
  #stopped = false;
  #cancelPoll = () => {};

  constructor(context: ServerContext, options: OutboxWorkerOptions) {
    this.#context = context;
    this.#options = options;
  }

  /** Polls for due deliveries now. Cheap to call often. */
  wake(): void {
    if (this.#stopped) return;
    this.#pollAgain = true;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined;
      // `wake` was called while this poll computed its pause.
      if (this.#pollAgain) this.wake();
    });
  }

  /** Resolves when no attempt is in progress and no delivery is due. */
  async idle(): Promise<void> {
    while (this.#polling || this.#inProgress.size > 0) {
      await this.#polling;
      await Promise.all([...this.#inProgress.values()].map(({ done }) => done));
    }
  }

  /** Starts nothing new, waits a while for attempts in progress, then aborts them. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelPoll();
    const cancelGrace = this.#context.clock.after(stopGraceMs, () => this.#stopping.abort());
    await this.idle();
    cancelGrace();
  }

  async #poll(): Promise<void> {
    this.#cancelPoll();
    let pause = maxPollMs;
    try {
      while (this.#pollAgain && !this.#stopped) {
        // Cleared before anything can fail: a failure is retried after the pause.
        this.#pollAgain = false;
        if (!this.#hasResumed) await this.#resume();
        await this.#lease();
      }
      pause = await this.#computePause();
    } catch (error) {
      this.#context.log.error(
        { reason: describeFailure(error) },
        'the outbox cannot read the store',
      );
    }
    if (!this.#stopped) this.#cancelPoll = this.#context.clock.after(pause, () => this.wake());
  }

  /** Takes over the deliveries of earlier processes. */
  async #resume(): Promise<void> {
    const { store, clock } = this.#context;
    await resumeDeliveries(store, clock.now());
    this.#hasResumed = true;
  }

  async #lease(): Promise<void> {
    const { store, clock, log } = this.#context;
    for (const kinds of lanes) {
      const maxCount = this.#countFreeSlots(kinds);
      if (maxCount === 0) continue;
      const inProgress = [...this.#inProgress.keys()];
      const request = { kinds, maxCount, now: clock.now(), inProgress };
      const leased = await leaseDue(store, request, (parked) => log.error(parked, parkedMessage));
      for (const delivery of leased) this.#start(delivery);
    }
  }

  #countFreeSlots(lane: readonly DeliveryKind[]): number {
    const used = [...this.#inProgress.values()].filter(({ kind }) => lane.includes(kind));
    return maxConcurrentPerLane - used.length;
  }

  async #computePause(): Promise<number> {
    // A full lane polls again when one of its attempts ends.
    const kinds = lanes.filter((lane) => this.#countFreeSlots(lane) > 0).flat();
    if (kinds.length === 0) return maxPollMs;
    const { store, clock } = this.#context;
    const dueAt = await findNextDueAt(store, kinds, clock.now() + maxPollMs);
    if (dueAt === null) return maxPollMs;
    const wait = dueAt - clock.now();
    return wait > 0 ? Math.min(maxPollMs, wait) : takenPollMs;
  }

  #start(delivery: LeasedDelivery): void {
    const done = this.#attempt(delivery).finally(() => {
      this.#inProgress.delete(delivery.id);
      this.wake();
    });
    this.#inProgress.set(delivery.id, { kind: delivery.kind, done });
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const { store, log } = this.#context;
    const { withdraw } = this.#options;
    const fields = getLogFields(delivery);
    try {
      const result = await this.#tryAttempt(delivery);
      if (result === 'held') return;
      const settlement = this.#toSettlement(delivery, result);
      if (await settle(store, delivery, settlement)) {
        this.#logSettlement(delivery, settlement);
      } else {
        await withdraw(delivery);
        log.info(fields, 'erased during the attempt');
      }
    } catch (error) {
      // The lease expires; then the delivery is attempted again under the same id.
      log.error({ ...fields, reason: describeFailure(error) }, 'a delivery could not be recorded');
    }
  }

  /** Any exception is a failed attempt, also one that comes before the first wait. */
  async #tryAttempt(delivery: LeasedDelivery): Promise<AttemptResult | Held> {
    try {
      return await this.#options.attempt(delivery, this.#stopping.signal);
    } catch (error) {
      return { kind: 'failed', reason: describeFailure(error) };
    }
  }

  #toSettlement(delivery: LeasedDelivery, result: AttemptResult): Settlement {
    const now = this.#context.clock.now();
    if (result.kind === 'delivered') return { status: 'delivered', deliveredAt: now };
    const lastError = result.reason.slice(0, 200);
    if (result.kind === 'refused' || now >= delivery.giveUpAt)
      return { status: 'parked', lastError };
    const dueAt =
      now + computeBackoffMs(delivery.attempts, this.#options.random(), result.minWaitMs);
    // The last attempt comes when the period ends, not up to an hour later.
    return { status: 'pending', dueAt: Math.min(dueAt, delivery.giveUpAt), lastError };
  }

  #logSettlement(delivery: LeasedDelivery, settlement: Settlement): void {
    const { log } = this.#context;
    const fields = { ...getLogFields(delivery), attempts: delivery.attempts };
    if (settlement.status === 'delivered') {
      log.info(fields, 'delivered');
      return;
    }
    const failure = { ...fields, reason: settlement.lastError };
    if (settlement.status === 'parked') log.error(failure, parkedMessage);
    else log.warn(failure, 'not delivered, will be tried again');
  }
}

const parkedMessage = 'parked: this delivery needs attention';

/** Identifies a delivery in the log without personal data. */
function getLogFields(delivery: LeasedDelivery) {
  return { ...getOwnerFields(delivery), delivery: delivery.kind, id: delivery.id };
}

function getOwnerFields(delivery: LeasedDelivery) {
  if ('lead' in delivery) return { reference: delivery.lead.reference };
  if ('suspects' in delivery) return { suspects: delivery.suspects.total };
  return 'subscription' in delivery ? { subscription: delivery.subscriptionId } : {};
}
