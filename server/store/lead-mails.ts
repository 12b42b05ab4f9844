import type { LeadDelivery, NewDelivery } from '../model.ts';
import { commitTogether } from './commit-together.ts';
import { insertDeliveries, createSchedule, giveUpAfterMs } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';

/**
 * Makes a mail from before each recipient had a delivery of its own the first recipient's, under its
 * id, and gives each of the others theirs.
 * @returns whose it is now; undefined if it is no longer there
 */
export function assignRecipients(
  store: Store,
  { id, leadId, createdAt, giveUpAt }: LeadDelivery,
  [first, ...others]: readonly string[],
  now: number,
): Promise<string | undefined> {
  return commitTogether(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({ recipient: first })
      .where('id', '=', id)
      .where('recipient', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await insertDeliveries(transaction, leadId, others.map(toMailDelivery), {
        createdAt,
        dueAt: now,
        giveUpAt,
      });
    }
    const row = await transaction
      .selectFrom('deliveries')
      .select('recipient')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.recipient ?? undefined;
  });
}

/**
 * Makes what is not yet delivered due now, its schedule from the start. A mail to somebody who is no
 * recipient any more goes to those of today instead, as far as they have none.
 * @param recipients of today
 * @returns how many are due
 */
export function retryDeliveries(
  { db }: Store,
  leadId: string,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await deleteOutdatedMails(transaction, leadId, recipients, now)) {
      const having = await listRecipients(transaction, leadId);
      const missing = recipients.filter((recipient) => !having.has(recipient));
      await insertDeliveries(transaction, leadId, missing.map(toMailDelivery), createSchedule(now));
    }
    const result = await transaction
      .updateTable('deliveries')
      .set({ status: 'pending', attempts: 0, due_at: now, give_up_at: now + giveUpAfterMs })
      .where('consultation_request_id', '=', leadId)
      .where('status', '!=', 'delivered')
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}

/** The ids of the leads with a delivery that waits for a person. */
export async function listParkedLeadIds({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('consultation_request_id as id')
    .distinct()
    .where('status', '=', 'parked')
    .execute();
  // Letters to subscribers belong to no lead.
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** @returns whether there was such a mail; one that is under way stays */
async function deleteOutdatedMails(
  transaction: StoreTransaction,
  leadId: string,
  recipients: readonly string[],
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('deliveries')
    .where('consultation_request_id', '=', leadId)
    .where('status', '!=', 'delivered')
    .where('recipient', 'not in', recipients)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function listRecipients(
  transaction: StoreTransaction,
  leadId: string,
): Promise<ReadonlySet<string | null>> {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('recipient')
    .where('consultation_request_id', '=', leadId)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

const toMailDelivery = (recipient: string): NewDelivery => ({ kind: 'mail', recipient });
