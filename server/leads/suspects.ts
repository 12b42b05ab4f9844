import type { ExpressionBuilder } from 'kysely';
import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { type Job, startJob } from '../jobs/job.ts';
import { digestKind } from '../model.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { insertDeliveries } from '../outbox/deliveries.ts';
import { claimMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Minimum time between two digests. */
const digestPauseMs = dayMs;

const hasDelivery = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>) =>
  exists(
    selectFrom('deliveries').select('deliveries.id').whereRef('deliveries.leadId', '=', 'leads.id'),
  );

/** @returns the suspected requests that nobody released: `delivered` with a mark, or `held` and only listed in a digest */
export async function countSuspects({ db }: Store) {
  const row = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere(hasDelivery).as('delivered'),
    ])
    .where('spamReason', 'is not', null)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts as text.
  const delivered = Number(row.delivered);
  return { delivered, held: Number(row.all) - delivered };
}

/**
 * Creates a digest of the requests that were held back since the last one, with a delivery for each
 * recipient, at most once a day. If several servers run this at once, one creates the digest.
 * @returns the number of reported requests; 0 if there are none or it is too early
 */
function reportSuspects(
  { db }: Store,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unreported = (row: ExpressionBuilder<Tables, 'leads'>) =>
      row.and([
        row('spamReason', 'is not', null),
        row('reportedAt', 'is', null),
        row.not(hasDelivery(row)),
      ]);
    const first = await transaction
      .selectFrom('leads')
      .select('id')
      .where(unreported)
      .limit(1)
      .executeTakeFirst();
    if (!first || !(await claimMoment(transaction, 'suspect-digest', now, digestPauseMs))) return 0;
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ reportedAt: now })
      .where(unreported)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await transaction
      .deleteFrom('deliveries')
      .where('kind', '=', digestKind)
      .where('status', '=', 'delivered')
      .execute();
    const digests = recipients.map((recipient) => ({ kind: digestKind, recipient }) as const);
    await insertDeliveries(transaction, {}, digests, now);
    return Number(numUpdatedRows);
  });
}

/** Between two checks; a digest is created once a day at most. */
const pauseMs = hourMs;

/** Creates the digests of suspected requests. Checks on start, then hourly. */
export function startSuspectReports(
  { config, store, clock, log }: ServerContext,
  outbox: { wake(): void },
): Job {
  const recipients = config.LEADS_TO.map(({ address }) => address);
  return startJob(clock, async () => {
    try {
      const requests = await reportSuspects(store, recipients, clock.now());
      if (requests > 0) {
        log.info({ requests }, 'requests held back as suspected spam are reported by mail');
        outbox.wake();
      }
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'suspected requests could not be reported');
    }
    return pauseMs;
  });
}
