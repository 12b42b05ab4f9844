import type { Store } from './store.ts';

/** How far in the future a time of a pending delivery may be, in milliseconds. */
export interface MaxAheadMs {
  due: number;
  giveUp: number;
  lease: number;
  /** What the clocks of two servers may differ by. */
  skew: number;
}

/**
 * Resets times of pending deliveries that are too far in the future: the clock was ahead when they
 * were set. Such a delivery is due now. A lease ends after its
 * whole length from now, since its holder may well be at work.
 * @param now epoch milliseconds
 * @returns how many deliveries are due now that were not
 */
export async function resetStrayTimes(
  store: Store,
  now: number,
  { due, giveUp, lease, skew }: MaxAheadMs,
): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    const pending = transaction
      .selectFrom('deliveries')
      .select('id')
      .where('status', '=', 'pending');
    const stray = pending
      .where('due_at', '>', now + due + skew)
      // Two servers that reset the same rows must not wait for each other.
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked());
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({
        due_at: now,
        give_up_at: eb
          .case()
          .when('give_up_at', '>', now + giveUp)
          .then(now + giveUp)
          .else(eb.ref('give_up_at'))
          .end(),
      }))
      .where('id', 'in', stray)
      .executeTakeFirst();
    const held = pending
      .where('due_at', '<=', now)
      .where('lease_until', '>', now + lease + skew)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked());
    await transaction
      .updateTable('deliveries')
      .set({ lease_until: now + lease })
      .where('id', 'in', held)
      .execute();
    return Number(numUpdatedRows);
  });
}
