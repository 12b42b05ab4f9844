import type { ExpressionBuilder } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How many times the deletion of an undelivered lead is announced before it happens. */
export const requiredAnnouncements = 2;

type LeadRow = ExpressionBuilder<Tables, 'consultation_requests'>;

/** Whether the firm never got the lead: a delivery of it waits, or is parked. */
export const isUndelivered = ({ exists, selectFrom }: LeadRow) =>
  exists(
    selectFrom('deliveries')
      .select('deliveries.id')
      .whereRef('deliveries.consultation_request_id', '=', 'consultation_requests.id')
      .where('deliveries.status', '!=', 'delivered'),
  );

const selectNotice = ({ selectFrom }: LeadRow) =>
  selectFrom('deletion_notices')
    .select('said_times')
    .whereRef('deletion_notices.consultation_request_id', '=', 'consultation_requests.id');

/** Whether every announcement for the lead was made, the last one before the given time. */
export const wasAnnounced = (row: LeadRow, before: number) =>
  row.exists(selectNotice(row).where('said_times', '>=', requiredAnnouncements).where('said_at', '<', before));

/** A lead whose deletion is announced. */
export interface LeadToAnnounce {
  id: string;
  reference: string;
}

/**
 * Some of the undelivered leads that came before and whose deletion was announced this many times.
 * @param saidBefore epoch milliseconds: none was announced since
 */
export async function findLeadsToAnnounce(
  { db }: Store,
  saidTimes: number,
  {
    receivedBefore,
    saidBefore,
    most,
  }: { receivedBefore: number; saidBefore: number; most: number },
): Promise<LeadToAnnounce[]> {
  return db
    .selectFrom('consultation_requests')
    .select(['id', 'reference'])
    .where('received_at', '<', receivedBefore)
    .where(isUndelivered)
    .where((row) => {
      if (saidTimes === 0) return row.not(row.exists(selectNotice(row)));
      const notice = selectNotice(row).where('said_times', '=', saidTimes);
      return row.exists(notice.where('said_at', '<', saidBefore));
    })
    .orderBy('received_at')
    .limit(most)
    .execute();
}

/** Records one more announcement. A lead that is gone meanwhile is skipped. */
export async function recordAnnouncement(
  { db }: Store,
  leads: readonly LeadToAnnounce[],
  saidTimes: number,
  now: number,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await db
    .insertInto('deletion_notices')
    .columns(['consultation_request_id', 'said_times', 'said_at'])
    .expression(({ selectFrom }) =>
      selectFrom('consultation_requests')
        .select((row) => [
          'id',
          row.cast<number>(row.val(saidTimes), 'integer').as('said_times'),
          row.cast<number>(row.val(now), 'bigint').as('said_at'),
        ])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) =>
      conflict
        .column('consultation_request_id')
        .doUpdateSet({ said_times: saidTimes, said_at: now }),
    )
    .execute();
}
