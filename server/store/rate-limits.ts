import type { Kysely } from 'kysely';
import { clockSkewMs } from '../platform/clock.ts';
import type { Tables } from './tables.ts';

/** How often a thing was counted since its window began. Times in epoch milliseconds. */
export interface Window {
  count: number;
  endsAt: number;
}

/** No window is longer. */
export const maxWindowMs = 24 * 60 * 60_000;

/** What is counted, and how often at once. */
export interface Count {
  key: string;
  /** Length of the window, in milliseconds. */
  lengthMs: number;
  /** 0 only reads, with the work of a write. */
  increment: number;
}

/**
 * Adds to the counts of these keys: in their windows, or in new ones where those have ended, or end
 * further ahead than they are long because the clock was set back. One statement, so that no two
 * processes count the same number.
 * @returns the windows by key
 */
export async function countInWindows(
  db: Kysely<Tables>,
  counted: readonly Count[],
  now: number,
): Promise<Map<string, Window>> {
  const rows = await db
    .insertInto('rate_limits')
    .values(counted.map(({ key, lengthMs: length, increment: by }) => ({ key, count: by, ends_at: now + length })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => {
        const ended = eb.or([
          eb('rate_limits.ends_at', '<=', now),
          eb('rate_limits.ends_at', '>', eb(ref('excluded.ends_at'), '+', clockSkewMs)),
        ]);
        return {
          count: eb
            .case()
            .when(ended)
            .then(ref('excluded.count'))
            .else(eb('rate_limits.count', '+', ref('excluded.count')))
            .end(),
          ends_at: eb
            .case()
            .when(ended)
            .then(ref('excluded.ends_at'))
            .else(ref('rate_limits.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .execute();
  return new Map(rows.map(({ key, count, ends_at }) => [key, { count, endsAt: ends_at }]));
}

/** Counts one key once more. @param length of the window, in milliseconds */
export async function countInWindow(
  db: Kysely<Tables>,
  key: string,
  length: number,
  now: number,
): Promise<Window> {
  const window = (await countInWindows(db, [{ key, lengthMs: length, increment: 1 }], now)).get(key);
  if (!window) throw new Error('the store returned no count');
  return window;
}

export async function deleteEndedWindows(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where(({ eb, or }) =>
      or([eb('ends_at', '<=', now), eb('ends_at', '>', now + maxWindowMs + clockSkewMs)]),
    )
    .execute();
}

/** How often things were counted beyond what they may be, in the windows that have not ended. */
export async function sumAboveLimit(
  db: Kysely<Tables>,
  keyPrefix: string,
  most: number,
  now: number,
): Promise<number> {
  const { beyond } = await db
    .selectFrom('rate_limits')
    .select(({ fn, eb }) => fn.sum(eb('count', '-', most)).as('beyond'))
    .where('key', 'like', `${keyPrefix}%`)
    .where('count', '>', most)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  // A sum comes as text from PostgreSQL, and as null of nothing.
  return Number(beyond ?? 0);
}
