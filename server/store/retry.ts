import type { NewDelivery } from '../model.ts';
import { createSchedule, giveUpAfterMs, insertDeliveries, isToFirm } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';

/**
 * Makes the undelivered deliveries of a lead due now and restarts their schedule. An email to a former
 * recipient is replaced by emails to the current recipients who have none.
 * @param recipients current recipients
 * @returns the number of deliveries that are due
 */
export function retryDeliveries(
  { db }: Store,
  leadId: string,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await deleteOutdatedMails(transaction, leadId, recipients, now)) {
      const existing = await listRecipients(transaction, leadId);
      const missing = recipients.filter((recipient) => !existing.has(recipient));
      await insertDeliveries(transaction, leadId, missing.map(toMailDelivery), createSchedule(now));
    }
    const result = await transaction
      .updateTable('deliveries')
      .set({ status: 'pending', attempts: 0, dueAt: now, giveUpAt: now + giveUpAfterMs })
      .where('leadId', '=', leadId)
      .where('status', '!=', 'delivered')
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}

export async function listParkedLeadIds({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('leadId as id')
    .distinct()
    .where('status', '=', 'parked')
    .where(isToFirm)
    .execute();
  // Letters to subscribers belong to no lead.
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** @returns whether an email to a former recipient was deleted; one that is leased stays */
async function deleteOutdatedMails(
  transaction: StoreTransaction,
  leadId: string,
  recipients: readonly string[],
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('deliveries')
    .where('leadId', '=', leadId)
    .where('kind', '=', 'mail')
    .where('status', '!=', 'delivered')
    .where('recipient', 'not in', recipients)
    .where(({ eb, or }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
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
    .where('leadId', '=', leadId)
    .where('kind', '=', 'mail')
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

const toMailDelivery = (recipient: string): NewDelivery => ({ kind: 'mail', recipient });
