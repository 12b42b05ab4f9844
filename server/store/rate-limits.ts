import type { Kysely } from 'kysely';
import { dayMs } from '../../lib/durations.ts';
import { clockSkewMs } from '../platform/clock.ts';
import type { Tables } from './tables.ts';

/** A count since its window began. Times in epoch milliseconds. */
interface Window {
  count: number;
  endsAt: number;
}

export const maxWindowMs = dayMs;

interface Count {
  key: string;
  /** Length of the window. */
  lengthMs: number;
  /** 0 reads the count with the same work as a write. */
  increment: number;
}

/**
 * Adds to the counts of these keys. A new window begins where the old one has ended, or ends too far
 * ahead because the clock was set back. One statement, so that processes do not miss each other's
 * counts.
 * @returns the windows by key
 */
export async function countInWindows(
  db: Kysely<Tables>,
  counts: readonly Count[],
  now: number,
): Promise<Map<string, Window>> {
  const rows = await db
    .insertInto('rateLimits')
    .values(
      counts.map(({ key, lengthMs, increment }) => ({
        key,
        count: increment,
        endsAt: now + lengthMs,
      })),
    )
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
    .returning(['key', 'count', 'endsAt'])
    .execute();
  return new Map(rows.map(({ key, count, endsAt }) => [key, { count, endsAt: endsAt }]));
}

export async function countInWindow(
  db: Kysely<Tables>,
  key: string,
  lengthMs: number,
  now: number,
): Promise<Window> {
  const window = (await countInWindows(db, [{ key, lengthMs, increment: 1 }], now)).get(key);
  if (!window) throw new Error('the store returned no count');
  return window;
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
