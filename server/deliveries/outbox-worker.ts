import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ServerContext } from '../context.ts';
import { type DeliveryKind, deliveryKinds, type LeasedDelivery } from '../model.ts';
import { clockSkewMs } from '../platform/clock.ts';
import { giveUpAfterMs } from '../store/deliveries.ts';
import {
  findNextDueAt,
  leaseDue,
  resetStrayTimes,
  resumeDeliveries,
  type Settlement,
  settle,
} from '../store/leases.ts';
import {
  type Attempt,
  type AttemptResult,
  computeBackoffMs,
  describeFailure,
  type Held,
  maxBackoffMs,
} from './attempt.ts';

/** Each lane has its own slots, so that a webhook that does not answer delays no email. */
const lanes: readonly (readonly DeliveryKind[])[] = [
  deliveryKinds.filter((kind) => kind !== 'webhook'),
  ['webhook'],
];
const maxConcurrentPerLane = 8;
/** Longer than any attempt, so that a running process never loses its lease. */
const leaseMs = 90_000;
/** The longest pause between two polls of the store. */
const maxPollMs = 3000;
/** The pause while another process is leasing a due delivery. */
const takenPollMs = 200;
/** Times further ahead than this were set by a clock that was ahead. */
const maxAheadMs = {
  due: maxBackoffMs,
  giveUp: giveUpAfterMs,
  lease: leaseMs,
  skew: clockSkewMs,
};
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
  readonly #workerId = createWorkerId();
  readonly #stopping = new AbortController();
  readonly #inProgress = new Map<Promise<void>, DeliveryKind>();
  #polling: Promise<void> | undefined;
  #pollAgain = false;
  #hasResumed = false;
  #straysResetAt = Number.NEGATIVE_INFINITY;
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
      await Promise.all(this.#inProgress.keys());
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
        if (await this.#resetStrayTimes()) this.#pollAgain = true;
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
    // On PostgreSQL a worker may run on another machine; its leases only expire.
    const isGone = store.kind === 'sqlite' ? isWorkerGone : isLocalWorkerGone;
    await resumeDeliveries(store, clock.now(), isGone);
    this.#hasResumed = true;
  }

  /** After the clock was set back, no delivery may wait for it to catch up. Runs every few seconds at most. */
  async #resetStrayTimes(): Promise<boolean> {
    const { store, clock, log } = this.#context;
    if (clock.elapsed() - this.#straysResetAt < maxPollMs) return false;
    const deliveries = await resetStrayTimes(store, clock.now(), maxAheadMs);
    this.#straysResetAt = clock.elapsed();
    if (deliveries > 0) {
      log.warn(
        { deliveries },
        'the clock was set back: deliveries due far in the future are due now',
      );
    }
    return deliveries > 0;
  }

  async #lease(): Promise<void> {
    const { store, clock, log } = this.#context;
    for (const kinds of lanes) {
      const maxCount = this.#countFreeSlots(kinds);
      if (maxCount === 0) continue;
      const now = clock.now();
      const request = { workerId: this.#workerId, kinds, maxCount, now, leaseUntil: now + leaseMs };
      const leased = await leaseDue(store, request, (parked) => log.error(parked, parkedMessage));
      for (const delivery of leased) this.#start(delivery);
    }
  }

  #countFreeSlots(lane: readonly DeliveryKind[]): number {
    const used = [...this.#inProgress.values()].filter((kind) => lane.includes(kind));
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
      this.#inProgress.delete(done);
      this.wake();
    });
    this.#inProgress.set(done, delivery.kind);
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    const { store, log } = this.#context;
    const { withdraw } = this.#options;
    const fields = getLogFields(delivery);
    try {
      const result = await this.#tryAttempt(delivery);
      if (result === 'held') return;
      const settlement = this.#toSettlement(delivery, result);
      if (await settle(store, delivery, this.#workerId, settlement)) {
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
  return { subscription: delivery.subscriptionId };
}

/** Names this process and its machine in leases, so that a later start can tell whether it has ended. */
export const createWorkerId = () =>
  `${process.pid}:${hostname()}:${randomBytes(6).toString('hex')}`;

/**
 * Whether a worker's process has certainly ended, if it ran on this machine. A worker on another machine
 * may have the PID of a process here; then its lease expires instead.
 */
export function isWorkerGone(workerId: string): boolean {
  const pid = Number.parseInt(workerId, 10);
  // This process has no leases when it starts, so its own PID belonged to an earlier one.
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** For a store that several machines share: false for every worker on another machine. */
export const isLocalWorkerGone = (workerId: string): boolean =>
  workerId.split(':')[1] === hostname() && isWorkerGone(workerId);
