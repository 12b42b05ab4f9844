import type { Kysely } from 'kysely';
import { dayMs } from '../../lib/durations.ts';
import { clockSkewMs } from '../clock.ts';
import type { StoreTransaction } from './store.ts';
import type { Tables } from './tables.ts';

/** The longest window. */
export const maxWindowMs = dayMs;

/** At most so many in a window. */
interface Limit {
  key: string;
  max: number;
  /** Length of the window. */
  lengthMs: number;
}

/**
 * Counts one more for each limit, unless one is used up: then only for that one, so that it takes nothing from anyone else.
 * @param canRefuse whether a limit refuses here
 * @returns the limit that is used up, and the counts before
 */
export async function countWithin<Each extends Limit>(
  transaction: StoreTransaction,
  limits: readonly Each[],
  now: number,
  canRefuse: (limit: Each) => boolean = () => true,
) {
  // Adding 0 also locks the counts until the transaction ends.
  const counts = await addToCounts(transaction, limits, 0, now);
  const before = ({ key }: Limit) => counts.get(key) ?? 0;
  const usedUp = limits.find((limit) => canRefuse(limit) && before(limit) >= limit.max);
  await addToCounts(transaction, usedUp ? [usedUp] : limits, 1, now);
  return { usedUp, before };
}

/**
 * A new window begins where the old one has ended, or ends too far ahead because the clock was set back. One
 * statement, so that processes do not miss each other's counts.
 * @returns the counts by key
 */
async function addToCounts(
  db: StoreTransaction,
  limits: readonly Limit[],
  increment: number,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('rateLimits')
    .values(limits.map(({ key, lengthMs }) => ({ key, count: increment, endsAt: now + lengthMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => {
        const ended = eb.or([
          eb('rateLimits.endsAt', '<=', now),
          eb('rateLimits.endsAt', '>', eb(ref('excluded.endsAt'), '+', clockSkewMs)),
        ]);
        return {
          count: eb
            .case()
            .when(ended)
            .then(ref('excluded.count'))
            .else(eb('rateLimits.count', '+', ref('excluded.count')))
            .end(),
          endsAt: eb
            .case()
            .when(ended)
            .then(ref('excluded.endsAt'))
            .else(ref('rateLimits.endsAt'))
            .end(),
        };
      }),
    )
    .returning(['key', 'count'])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function deleteEndedWindows(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where(({ eb, or }) =>
      or([eb('endsAt', '<=', now), eb('endsAt', '>', now + maxWindowMs + clockSkewMs)]),
    )
    .execute();
}

/** Sums how far counts exceed a maximum in the current windows. */
export async function sumAboveLimit(
  db: Kysely<Tables>,
  keyPrefix: string,
  max: number,
  now: number,
): Promise<number> {
  const { beyond } = await db
    .selectFrom('rateLimits')
    .select(({ fn, eb }) => fn.sum(eb('count', '-', max)).as('beyond'))
    .where('key', 'like', `${keyPrefix}%`)
    .where('count', '>', max)
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns sums as text; without rows the sum is null.
  return Number(beyond ?? 0);
}
