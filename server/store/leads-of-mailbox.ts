import { sql } from 'kysely';
import { mailbox } from '../model.ts';
import type { Store, StoreTransaction } from './store.ts';

/**
 * Addresses are stored as they were typed. Databases may lower ASCII letters only, so an address with
 * others is also found by those as they are given.
 */
const ofMailbox = (email: string) => {
  const asciiLower = email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<boolean>`lower(trim(email)) in (${mailbox(email)}, ${asciiLower})`;
};

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
    const deliveries = await countDeliveries(transaction, email);
    const rows = await transaction
      .deleteFrom('consultation_requests')
      .where(ofMailbox(email))
      .returning('reference')
      .execute();
    return { references: rows.map(({ reference }) => reference).sort(), ...deliveries };
  });
}

async function countDeliveries(transaction: StoreTransaction, email: string) {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('status')
    .where(({ eb, selectFrom }) =>
      eb(
        'consultation_request_id',
        'in',
        selectFrom('consultation_requests').select('id').where(ofMailbox(email)),
      ),
    )
    .execute();
  const delivered = rows.filter(({ status }) => status === 'delivered');
  return { deliveries: rows.length, delivered: delivered.length };
}

/** @returns the references of every lead of one mailbox */
export async function leadsOf({ db }: Store, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .select('reference')
    .where(ofMailbox(email))
    .execute();
  return rows.map(({ reference }) => reference);
}
