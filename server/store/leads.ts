import { z } from 'zod';
import type { Lead, Suspects } from '../model.ts';
import { ownAnswerSchema } from '../own-answers.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { LeadsTable } from './tables.ts';

/** A row that cannot be parsed, such as one that was edited by hand. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';

  constructor(reference: string, column: string, cause: unknown) {
    super(`Lead ${reference} cannot be read: its column ${column} is damaged.`, { cause });
  }
}

/** Called for each row that is skipped. Without it, the first such row throws. */
export type OnUnreadable = (error: UnreadableRowError) => void;

const campaignSchema = z.record(z.string(), z.string());
const ownAnswersSchema = z.array(ownAnswerSchema);

/** @throws UnreadableRowError if a column is not the JSON that it should be */
export function toLead(row: LeadsTable): Lead {
  const parse = <Schema extends z.ZodType>(schema: Schema, column: string, json: string) => {
    try {
      return schema.parse(JSON.parse(json));
    } catch (error) {
      throw new UnreadableRowError(row.reference, column, error);
    }
  };
  return {
    ...row,
    campaign: parse(campaignSchema, 'campaign', row.campaign),
    ownAnswers: parse(ownAnswersSchema, 'own_answers', row.ownAnswers),
  };
}

/** Parses each row separately, so that a damaged row does not hide the others. */
export const toLeads = (rows: readonly LeadsTable[], onUnreadable?: OnUnreadable): Lead[] =>
  rows.flatMap((row) => {
    try {
      return [toLead(row)];
    } catch (error) {
      if (!(error instanceof UnreadableRowError) || !onUnreadable) throw error;
      onUnreadable(error);
      return [];
    }
  });

/** Finds the lead that was stored under one of the keys. */
export const findLeadByKeys = (
  transaction: StoreTransaction,
  keys: readonly string[],
  receivedAfter: number,
): Promise<LeadsTable | undefined> =>
  transaction
    .selectFrom('leads')
    .selectAll()
    .where('leadKey', 'in', keys)
    .where('receivedAt', '>', receivedAfter)
    .executeTakeFirst();

/** @returns undefined if another lead has the key; nothing was stored */
export const insertLead = (
  transaction: StoreTransaction,
  lead: Lead,
  leadKey: string | null,
): Promise<LeadsTable | undefined> =>
  transaction
    .insertInto('leads')
    .values({
      ...lead,
      campaign: JSON.stringify(lead.campaign),
      ownAnswers: JSON.stringify(lead.ownAnswers),
      leadKey,
    })
    .onConflict((conflict) => conflict.column('leadKey').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Lists all leads, the newest first. */
export async function listLeads({ db }: Store, onUnreadable?: OnUnreadable): Promise<Lead[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .execute();
  return toLeads(rows, onUnreadable);
}

/** @param reference in upper or lower case */
export async function findLead({ db }: Store, reference: string): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  return row && toLead(row);
}

/** Requests that one digest lists. */
const maxListed = 50;

/** Finds the requests of a digest, without those that were released or erased since. */
export async function findReportedSuspects(db: Store['db'], reportedAt: number): Promise<Suspects> {
  const reported = db
    .selectFrom('leads')
    .where('spamReason', 'is not', null)
    .where('reportedAt', '=', reportedAt);
  const rows = await reported
    .selectAll()
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  const { total } = await reported
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  // A damaged row still counts; `leads list` reports it.
  return { listed: toLeads(rows, () => {}), total: Number(total) };
}
