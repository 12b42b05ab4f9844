import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Events whose last time the server remembers across restarts. */
export type MomentName =
  | 'retention'
  | 'write'
  | 'disk-warning'
  | 'booking-flood'
  | 'suspect-digest'
  /** With the id of the person whose calendar it is. */
  | `calendar-warning ${string}`
  | `calendar-doubts ${string}`;

/** @returns epoch milliseconds; null if it never happened */
export async function readMoment(db: Kysely<Tables>, name: MomentName): Promise<number | null> {
  const row = await db
    .selectFrom('moments')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** @param at epoch milliseconds */
export async function recordMoment(
  db: Kysely<Tables>,
  name: MomentName,
  at: number,
): Promise<void> {
  await db
    .insertInto('moments')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/**
 * Records a time unless the last one is more recent than a pause. The row lock decides a race.
 * @returns whether it was recorded
 */
export async function claimMoment(
  db: Kysely<Tables>,
  name: MomentName,
  at: number,
  pauseMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('moments')
    .values({ name, at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ at })
        // A time in the future was recorded before the clock was set back.
        .where(({ eb, or }) =>
          or([eb('moments.at', '<=', at - pauseMs), eb('moments.at', '>', at)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
