import type { Kysely } from 'kysely';
import { clockSkewMs } from '../platform/clock.ts';
import type { Tables } from './tables.ts';

/** How often a thing was counted since its window began. Times in epoch milliseconds. */
export interface Window {
  count: number;
  endsAt: number;
}

/** No window is longer. */
export const longestWindowMs = 24 * 60 * 60_000;

/**
 * Counts once more what has the key: in its window, or in a new one if that has ended, or ends
 * further ahead than it is long because the clock was set back. One statement, so that no two
 * processes count the same number.
 * @param length of the window, in milliseconds
 */
export async function countInWindow(
  db: Kysely<Tables>,
  key: string,
  length: number,
  now: number,
): Promise<Window> {
  const { count, ends_at } = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at: now + length })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, lit, ref }) => {
        const ended = eb.or([
          eb('rate_limits.ends_at', '<=', now),
          eb('rate_limits.ends_at', '>', now + length + clockSkewMs),
        ]);
        return {
          count: eb
            .case()
            .when(ended)
            .then(lit(1))
            .else(eb('rate_limits.count', '+', 1))
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
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: ends_at };
}

export async function deleteEndedWindows(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where(({ eb, or }) =>
      or([eb('ends_at', '<=', now), eb('ends_at', '>', now + longestWindowMs + clockSkewMs)]),
    )
    .execute();
}

/** How often things were counted beyond what they may be, in the windows that have not ended. */
export async function countBeyond(
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
