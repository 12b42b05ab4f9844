import type { Store } from './store.ts';

/**
 * What has not reached the firm yet. Letters to subscribers do not count: a mistyped address would
 * look like a lost lead.
 */
export interface Backlog {
  pending: number;
  parked: number;
  /** When the oldest undelivered lead came, in epoch milliseconds; null when all is delivered. */
  oldestSince: number | null;
}

export async function readBacklog({ db }: Store): Promise<Backlog> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where('subscription_id', 'is', null)
    .where('status', '!=', 'delivered')
    .groupBy('status')
    .execute();
  // A count comes as text from PostgreSQL.
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const oldest = rows.map((row) => Number(row.oldest));
  return {
    pending: count('pending'),
    parked: count('parked'),
    oldestSince: oldest.length > 0 ? Math.min(...oldest) : null,
  };
}
