import { groupIds, findRowsByEmail } from './of-mailbox.ts';
import type { Store } from './store.ts';
import { restartDigests } from './suspects.ts';

/** What was deleted. */
export interface DeletedLeads {
  /** Empty if no lead has this address. */
  references: string[];
  /** When digests listed them. */
  reportedAt: number[];
  deliveries: number;
  /** Those of the deliveries that had arrived. */
  delivered: number;
}

/** Deletes every lead of one mailbox with its deliveries, which go with it (the tables cascade). */
export function deleteLeadsByEmail({ db }: Store, email: string): Promise<DeletedLeads> {
  return db.transaction().execute(async (transaction) => {
    const leads = await findLeadRows(transaction, email);
    const statuses: string[] = [];
    for (const ids of groupIds(leads)) {
      const rows = await transaction
        .selectFrom('deliveries')
        .select('status')
        .where('consultation_request_id', 'in', ids)
        .execute();
      statuses.push(...rows.map(({ status }) => status));
      await transaction.deleteFrom('consultation_requests').where('id', 'in', ids).execute();
    }
    const mailed = toMailedLeads(leads);
    await restartDigests(transaction, mailed.reportedAt);
    return {
      ...mailed,
      deliveries: statuses.length,
      delivered: statuses.filter((status) => status === 'delivered').length,
    };
  });
}

/** What finds the mails about leads. */
type MailedLeads = Pick<DeletedLeads, 'references' | 'reportedAt'>;

const toMailedLeads = (
  rows: readonly { reference: string; reported_at: number | null }[],
): MailedLeads => ({
  references: rows.map(({ reference }) => reference).sort(),
  reportedAt: rows.flatMap(({ reported_at }) => reported_at ?? []),
});

/** Every lead of one mailbox. */
export async function findLeadsByEmail({ db }: Store, email: string): Promise<MailedLeads> {
  return toMailedLeads(await findLeadRows(db, email));
}

const findLeadRows = (db: Store['db'], email: string) =>
  findRowsByEmail(
    (localPart) =>
      db
        .selectFrom('consultation_requests')
        .select(['id', 'reference', 'email', 'reported_at'])
        .where(localPart)
        .execute(),
    email,
  );
