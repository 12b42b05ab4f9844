import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryKind, LeasedDelivery } from '../model.ts';
import { type Clock, clockSkewMs } from '../platform/clock.ts';
import { tryingTimeMs } from '../store/deliveries.ts';
import { claimDue, nextDueAt, type Settlement, settle } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { pullInStrayTimes } from '../store/stray-times.ts';
import type { Attempt, AttemptResult } from './attempt.ts';
import { backoff, longestBackoffMs } from './backoff.ts';
import { newClaimant } from './claimant.ts';
import { failureReason } from './failure-reason.ts';

/** Deliveries of one lane under way at once. */
const mostAtOnce = 8;
/** Each lane has slots of its own, so that a receiver that does not answer holds up no mail. */
const lanes: readonly (readonly DeliveryKind[])[] = [
  ['mail', 'digest', 'confirmation', 'welcome'],
  ['webhook'],
];
/** Longer than any try may take, so that a living process never loses its lease. */
const leaseTimeMs = 90_000;
/** The longest pause between looks into the store. */
const pollAtMostMs = 3000;
/** The pause when something is due that another process is just taking. */
const pollWhenTakenMs = 200;
/** Times further in the future were set by a clock that was ahead. */
const furthest = {
  due: longestBackoffMs,
  giveUp: tryingTimeMs,
  lease: leaseTimeMs,
  skew: clockSkewMs,
};
/** What a stop leaves to tries under way. */
const stopGraceMs = 10_000;

interface OutboxOptions {
  store: Store;
  /** Takes up what those before left. Done before anything else, once the store allows it. */
  resume: () => Promise<void>;
  attempt: Attempt;
  /** Removes what an attempt left on this machine for a person who was erased meanwhile. */
  withdraw: (delivery: LeasedDelivery) => Promise<void>;
  clock: Clock;
  /** From 0 to 1, for the jitter. */
  random: () => number;
  log: FastifyBaseLogger;
}

/**
 * Carries deliveries out: claims what is due, tries several at once, and records how each ended.
 * It looks when `wake` is called, when a try ends and when the next one is due; also every few
 * seconds, since the staff's `retry` command and other processes write to the same store.
 */
export class OutboxWorker {
  readonly #options: OutboxOptions;
  readonly #claimant = newClaimant();
  readonly #stopping = new AbortController();
  readonly #underWay = new Map<Promise<void>, DeliveryKind>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #resumed = false;
  #pulledInAt = Number.NEGATIVE_INFINITY;
  #stopped = false;
  #cancelPoll = () => {};

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Looks for due deliveries now. Cheap to call often. */
  wake(): void {
    if (this.#stopped) return;
    this.#lookAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      // Somebody called while this look was computing its pause.
      if (this.#lookAgain) this.wake();
    });
  }

  /** Resolves when nothing is under way and nothing more is due at this moment. */
  async idle(): Promise<void> {
    while (this.#looking || this.#underWay.size > 0) {
      await this.#looking;
      await Promise.all(this.#underWay.keys());
    }
  }

  /** Takes nothing new, lets tries under way finish for a while, then ends them. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelPoll();
    const cancelGrace = this.#options.clock.after(stopGraceMs, () => this.#stopping.abort());
    await this.idle();
    cancelGrace();
  }

  async #look(): Promise<void> {
    this.#cancelPoll();
    let pause = pollAtMostMs;
    try {
      while (this.#lookAgain && !this.#stopped) {
        // Before anything that may fail: what failed is tried again after a pause.
        this.#lookAgain = false;
        if (!this.#resumed) await this.#resume();
        await this.#claim();
        if (await this.#pullIn()) this.#lookAgain = true;
      }
      pause = await this.#untilNextDue();
    } catch (error) {
      this.#options.log.error({ reason: failureReason(error) }, 'the outbox cannot read the store');
    }
    if (!this.#stopped) this.#cancelPoll = this.#options.clock.after(pause, () => this.wake());
  }

  async #resume(): Promise<void> {
    await this.#options.resume();
    this.#resumed = true;
  }

  /** After the clock was set back nothing may wait for it to catch up. At most every few seconds. */
  async #pullIn(): Promise<boolean> {
    const { store, clock, log } = this.#options;
    if (clock.elapsed() - this.#pulledInAt < pollAtMostMs) return false;
    const deliveries = await pullInStrayTimes(store, clock.now(), furthest);
    this.#pulledInAt = clock.elapsed();
    if (deliveries > 0) {
      log.warn(
        { deliveries },
        'the clock was set back: deliveries due far in the future are due now',
      );
    }
    return deliveries > 0;
  }

  async #claim(): Promise<void> {
    const { store, clock, log } = this.#options;
    for (const kinds of lanes) {
      const most = this.#freeSlots(kinds);
      if (most === 0) continue;
      const now = clock.now();
      const leaseUntil = now + leaseTimeMs;
      const claim = { claimant: this.#claimant, kinds, most, now, leaseUntil };
      const claimed = await claimDue(store, claim, (parked) => log.error(parked, parkedMessage));
      for (const delivery of claimed) this.#carryOut(delivery);
    }
  }

  #freeSlots(lane: readonly DeliveryKind[]): number {
    const taken = [...this.#underWay.values()].filter((kind) => lane.includes(kind));
    return mostAtOnce - taken.length;
  }

  async #untilNextDue(): Promise<number> {
    // A lane without a free slot looks again when one of its tries ends.
    const kinds = lanes.filter((lane) => this.#freeSlots(lane) > 0).flat();
    if (kinds.length === 0) return pollAtMostMs;
    const { store, clock } = this.#options;
    const due = await nextDueAt(store, kinds, clock.now() + pollAtMostMs);
    if (due === null) return pollAtMostMs;
    const wait = due - clock.now();
    return wait > 0 ? Math.min(pollAtMostMs, wait) : pollWhenTakenMs;
  }

  #carryOut(delivery: LeasedDelivery): void {
    const done = this.#tryOnce(delivery).finally(() => {
      this.#underWay.delete(done);
      this.wake();
    });
    this.#underWay.set(done, delivery.kind);
  }

  async #tryOnce(delivery: LeasedDelivery): Promise<void> {
    const { store, attempt, withdraw, log } = this.#options;
    const about = aboutOf(delivery);
    try {
      const result = await attempt(delivery, this.#stopping.signal).catch(failed);
      const settlement = this.#settlementOf(delivery, result);
      if (await settle(store, delivery, this.#claimant, settlement)) {
        this.#report(delivery, settlement);
      } else {
        await withdraw(delivery);
        log.info(about, 'erased while it was under way');
      }
    } catch (error) {
      // The lease ends by itself; then the delivery is tried again under the same id.
      log.error({ ...about, reason: failureReason(error) }, 'a delivery could not be recorded');
    }
  }

  #settlementOf(delivery: LeasedDelivery, result: AttemptResult): Settlement {
    const now = this.#options.clock.now();
    if (result.kind === 'delivered') return { status: 'delivered', deliveredAt: now };
    const lastError = result.reason.slice(0, 200);
    if (result.kind === 'refused' || now >= delivery.giveUpAt)
      return { status: 'parked', lastError };
    const dueAt = now + backoff(delivery.attempts, this.#options.random(), result.waitAtLeast);
    // The last try comes when the time is up, not up to an hour later.
    return { status: 'pending', dueAt: Math.min(dueAt, delivery.giveUpAt), lastError };
  }

  #report(delivery: LeasedDelivery, settlement: Settlement): void {
    const { log } = this.#options;
    const about = { ...aboutOf(delivery), attempts: delivery.attempts };
    if (settlement.status === 'delivered') {
      log.info(about, 'delivered');
    } else if (settlement.status === 'parked') {
      const failure = { ...about, reason: settlement.lastError };
      log.error(failure, parkedMessage);
    } else {
      log.warn({ ...about, reason: settlement.lastError }, 'not delivered, will be tried again');
    }
  }
}

const parkedMessage = 'parked: this delivery needs attention';

const failed = (error: unknown): AttemptResult => ({
  kind: 'failed',
  reason: failureReason(error),
});

/** What names a delivery in the log, without anything personal. */
function aboutOf(delivery: LeasedDelivery) {
  return { ...ownerOf(delivery), delivery: delivery.kind, id: delivery.id };
}

function ownerOf(delivery: LeasedDelivery) {
  if ('lead' in delivery) return { reference: delivery.lead.reference };
  if ('suspects' in delivery) return { suspects: delivery.suspects.total };
  return { subscription: delivery.subscriptionId };
}
