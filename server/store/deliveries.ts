import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  type DeliveryKind,
  type DeliveryStatus,
  deliveryKinds,
  deliveryStatuses,
} from '../lead.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { DeliveriesTable } from './tables.ts';

/** A delivery is tried for this long before it is parked (architecture), in milliseconds. */
export const tryingTime = 72 * 60 * 60_000;

/** One message that a lead owes to somebody, and how far it got. Times in epoch milliseconds. */
export interface Delivery {
  id: string;
  leadId: string;
  kind: DeliveryKind;
  status: DeliveryStatus;
  attempts: number;
  dueAt: number;
  giveUpAt: number;
  lastError: string | null;
  createdAt: number;
  deliveredAt: number | null;
}

const deliveryRow = z
  .object({
    id: z.string(),
    consultation_request_id: z.string(),
    kind: z.enum(deliveryKinds),
    status: z.enum(deliveryStatuses),
    attempts: z.number(),
    due_at: z.number(),
    give_up_at: z.number(),
    last_error: z.string().nullable(),
    created_at: z.number(),
    delivered_at: z.number().nullable(),
  })
  .transform(
    (row): Delivery => ({
      id: row.id,
      leadId: row.consultation_request_id,
      kind: row.kind,
      status: row.status,
      attempts: row.attempts,
      dueAt: row.due_at,
      giveUpAt: row.give_up_at,
      lastError: row.last_error,
      createdAt: row.created_at,
      deliveredAt: row.delivered_at,
    }),
  );

export const parseDelivery = (row: Selectable<DeliveriesTable>): Delivery => deliveryRow.parse(row);

/** Writes the deliveries of a new lead, in the lead's own transaction. All are due at once. */
export async function insertDeliveries(
  transaction: StoreTransaction,
  leadId: string,
  kinds: readonly DeliveryKind[],
  now: number,
): Promise<void> {
  const rows = kinds.map((kind) => ({
    id: randomUUID(),
    consultation_request_id: leadId,
    kind,
    status: 'pending',
    attempts: 0,
    due_at: now,
    give_up_at: now + tryingTime,
    created_at: now,
  }));
  await transaction.insertInto('deliveries').values(rows).execute();
}

/** The deliveries of one lead, or of all, in the order they were made. */
export async function listDeliveries({ db }: Store, leadId?: string): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .$if(leadId !== undefined, (query) => query.where('consultation_request_id', '=', leadId ?? ''))
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map(parseDelivery);
}

/** Makes what is not yet delivered due now, its schedule from the start. @returns how many */
export async function retryDeliveries({ db }: Store, leadId: string, now: number): Promise<number> {
  const result = await db
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, due_at: now, give_up_at: now + tryingTime })
    .where('consultation_request_id', '=', leadId)
    .where('status', '!=', 'delivered')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
