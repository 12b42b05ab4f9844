import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { leadsAndDeliveries } from './migrations/0001-leads-and-deliveries.ts';
import { newsletter } from './migrations/0002-newsletter.ts';
import { rateLimits } from './migrations/0003-rate-limits.ts';
import { recipients } from './migrations/0004-recipients.ts';
import { fieldsDigest } from './migrations/0005-fields-digest.ts';
import { moments } from './migrations/0006-moments.ts';
import { confirmRounds } from './migrations/0007-confirm-rounds.ts';
import { brief } from './migrations/0008-brief.ts';
import { ownAnswers } from './migrations/0009-own-answers.ts';
import { suspectDigest } from './migrations/0010-suspect-digest.ts';
import type { Tables } from './tables.ts';

/** Applied in the order of their names; a name never changes once it has been released. */
const migrations: Record<string, Migration> = {
  '0001-leads-and-deliveries': leadsAndDeliveries,
  '0002-newsletter': newsletter,
  '0003-rate-limits': rateLimits,
  '0004-recipients': recipients,
  '0005-fields-digest': fieldsDigest,
  '0006-moments': moments,
  '0007-confirm-rounds': confirmRounds,
  '0008-brief': brief,
  '0009-own-answers': ownAnswers,
  '0010-suspect-digest': suspectDigest,
};

/**
 * Brings the store to the newest form. Safe to repeat and safe when several processes start at
 * once: state is read and written in one transaction that holds the write lock, on PostgreSQL
 * under an advisory lock.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
