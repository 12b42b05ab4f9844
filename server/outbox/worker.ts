import type { ServerContext } from '../context.ts';
import {
  type DeliveryKind,
  type DeliveryRow,
  deliveryKinds,
  type LeasedDelivery,
} from '../model.ts';
import { UnreadableRowError } from '../store/leads.ts';
import { type Attempt, type AttemptResult, computeBackoffMs, describeFailure } from './attempt.ts';
import { leaseDue, readSubject, resumeDeliveries, type Settlement, settle } from './leases.ts';

/** Each lane has its own slots, so that a webhook that does not answer delays no email. */
const lanes: readonly (readonly DeliveryKind[])[] = [
  deliveryKinds.filter((kind) => kind !== 'webhook'),
  ['webhook'],
];
const maxConcurrentPerLane = 8;
/** The longest pause between two polls of the store. */
const maxPollMs = 3000;
/** How long a stop waits for attempts in progress. */
const stopGraceMs = 10_000;

export interface Outbox {
  /** Polls for due deliveries now. Cheap to call often; call it after each commit that stores deliveries. */
  wake(): void;
  /** Resolves when no attempt is in progress and no delivery is due. */
  idle(): Promise<void>;
  /** Starts nothing new, waits a while for attempts in progress, then aborts them. */
  stop(): Promise<void>;
}

/**
 * Sends deliveries: leases those that are due, attempts several at once, and records each result. It
 * polls when `wake` is called, when an attempt ends and when it is to be repeated; also every few
 * seconds, because commands and other processes write to the same store.
 */
export function createWorker({ store, clock, log }: ServerContext, attempt: Attempt): Outbox {
  const stopping = new AbortController();
  /** By id. */
  const inProgress = new Map<string, { kind: DeliveryKind; done: Promise<void> }>();
  /** When failed attempts are to be repeated. */
  const dueTimes = new Set<number>();
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let hasResumed = false;
  let stopped = false;
  let cancelPoll = () => {};

  function wake(): void {
    if (stopped) return;
    pollAgain = true;
    polling ??= poll().finally(() => {
      polling = undefined;
      // `wake` was called while this poll computed its pause.
      if (pollAgain) wake();
    });
  }

  async function idle(): Promise<void> {
    while (polling || inProgress.size > 0) {
      await polling;
      await Promise.all([...inProgress.values()].map(({ done }) => done));
    }
  }

  async function stop(): Promise<void> {
    stopped = true;
    cancelPoll();
    const cancelGrace = clock.after(stopGraceMs, () => stopping.abort());
    await idle();
    cancelGrace();
  }

  async function poll(): Promise<void> {
    cancelPoll();
    let pause = maxPollMs;
    try {
      while (pollAgain && !stopped) {
        // Cleared before anything can fail: a failure is retried after the pause.
        pollAgain = false;
        if (!hasResumed) {
          await resumeDeliveries(store, clock.now());
          hasResumed = true;
        }
        await lease();
      }
      pause = computePause();
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'the outbox cannot read the store');
    }
    if (!stopped) cancelPoll = clock.after(pause, wake);
  }

  async function lease(): Promise<void> {
    for (const kinds of lanes) {
      const maxCount = countFreeSlots(kinds);
      if (maxCount === 0) continue;
      const request = { kinds, maxCount, now: clock.now(), inProgress: [...inProgress.keys()] };
      const leased = await leaseDue(store, request);
      for (const delivery of leased) start(delivery);
    }
  }

  function countFreeSlots(lane: readonly DeliveryKind[]): number {
    const used = [...inProgress.values()].filter(({ kind }) => lane.includes(kind));
    return maxConcurrentPerLane - used.length;
  }

  /** A failed delivery is attempted again on time, the deliveries of other processes within the longest pause. */
  function computePause(): number {
    const now = clock.now();
    for (const dueAt of dueTimes) if (dueAt <= now) dueTimes.delete(dueAt);
    return Math.min(maxPollMs, ...[...dueTimes].map((dueAt) => dueAt - now));
  }

  function start(delivery: DeliveryRow): void {
    const done = attemptAndSettle(delivery).finally(() => {
      inProgress.delete(delivery.id);
      wake();
    });
    inProgress.set(delivery.id, { kind: delivery.kind, done });
  }

  async function attemptAndSettle(row: DeliveryRow): Promise<void> {
    // Identifies the delivery in the log without personal data.
    let fields: object = { delivery: row.kind, id: row.id };
    let result: AttemptResult;
    try {
      const delivery = await readSubject(store, row);
      fields = { ...getOwnerFields(delivery), ...fields };
      result = await attempt(delivery, stopping.signal);
    } catch (error) {
      result =
        error instanceof UnreadableRowError
          ? { kind: 'refused', reason: error.message }
          : { kind: 'failed', reason: describeFailure(error) };
    }
    if (result.kind === 'held') return;
    try {
      const settlement = toSettlement(row, result);
      await settle(store, row, settlement);
      if (settlement.status === 'pending') dueTimes.add(settlement.dueAt);
      logSettlement({ ...fields, attempts: row.attempts }, settlement);
    } catch (error) {
      // The lease expires; then the delivery is attempted again under the same id.
      log.error({ ...fields, reason: describeFailure(error) }, 'a delivery could not be recorded');
    }
  }

  function toSettlement(
    delivery: DeliveryRow,
    result: Exclude<AttemptResult, { kind: 'held' }>,
  ): Settlement {
    const now = clock.now();
    if (result.kind === 'delivered') return { status: 'delivered', deliveredAt: now };
    const lastError = result.reason.slice(0, 200);
    if (result.kind === 'refused' || now >= delivery.giveUpAt)
      return { status: 'parked', lastError };
    const dueAt = now + computeBackoffMs(delivery.attempts, result.minWaitMs);
    // The last attempt comes when the period ends, not up to an hour later.
    return { status: 'pending', dueAt: Math.min(dueAt, delivery.giveUpAt), lastError };
  }

  function logSettlement(fields: object, settlement: Settlement): void {
    if (settlement.status === 'delivered') {
      log.info(fields, 'delivered');
      return;
    }
    const failure = { ...fields, reason: settlement.lastError };
    if (settlement.status === 'parked') log.error(failure, 'parked: this delivery needs attention');
    else log.warn(failure, 'not delivered, will be tried again');
  }

  return { wake, idle, stop };
}

function getOwnerFields(delivery: LeasedDelivery) {
  if ('lead' in delivery) return { reference: delivery.lead.reference };
  if ('suspects' in delivery) return { suspects: delivery.suspects.total };
  return 'subscription' in delivery ? { subscription: delivery.subscriptionId } : {};
}
