import { idGroups, rowsOfMailbox } from './of-mailbox.ts';
import type { Store } from './store.ts';

/** What was deleted. */
export interface DeletedLeads {
  /** Empty if no lead has this address. */
  references: string[];
  deliveries: number;
  /** Those of the deliveries that had arrived. */
  delivered: number;
}

/** Deletes every lead of one mailbox with its deliveries, which go with it (the tables cascade). */
export function deleteLeadsOf({ db }: Store, email: string): Promise<DeletedLeads> {
  return db.transaction().execute(async (transaction) => {
    const leads = await find(transaction, email);
    const statuses: string[] = [];
    for (const ids of idGroups(leads)) {
      const rows = await transaction
        .selectFrom('deliveries')
        .select('status')
        .where('consultation_request_id', 'in', ids)
        .execute();
      statuses.push(...rows.map(({ status }) => status));
      await transaction.deleteFrom('consultation_requests').where('id', 'in', ids).execute();
    }
    return {
      references: leads.map(({ reference }) => reference).sort(),
      deliveries: statuses.length,
      delivered: statuses.filter((status) => status === 'delivered').length,
    };
  });
}

/** @returns the references of every lead of one mailbox */
export async function leadsOf({ db }: Store, email: string): Promise<string[]> {
  return (await find(db, email)).map(({ reference }) => reference);
}

const find = (db: Store['db'], email: string) =>
  rowsOfMailbox(
    (localPart) =>
      db
        .selectFrom('consultation_requests')
        .select(['id', 'reference', 'email'])
        .where(localPart)
        .execute(),
    email,
  );
