import { inject } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { createDatabase, dropDatabase, execute, migratedDatabase } from './postgres.ts';

const databases = new Map<string, Promise<string>>();

/**
 * Adds the store of this run to settings. On PostgreSQL each DATA_DIR gets its own database, so a test only
 * names its folder. Settings with a DATABASE_URL are unchanged.
 */
export async function addTestStore<Settings extends Record<string, string>>(
  settings: Settings & { DATA_DIR: string },
): Promise<Settings & { DATABASE_URL?: string }> {
  const server = inject('postgresUrl');
  if (server === undefined || settings.DATABASE_URL !== undefined) return settings;
  return { ...settings, DATABASE_URL: await getDatabaseUrl(settings.DATA_DIR, server) };
}

function getDatabaseUrl(dataDir: string, server: string): Promise<string> {
  const known = databases.get(dataDir);
  if (known) return known;
  const created = createDatabase(server, migratedDatabase);
  databases.set(dataDir, created);
  cleanUp(async () => {
    databases.delete(dataDir);
    await dropDatabase(server, await created);
  });
  return created;
}

/**
 * Expires all leases at once. On PostgreSQL those of a dead worker end only with time; on SQLite the next start
 * ends them, and this does nothing.
 */
export async function endLeases(
  settings: Record<string, string> & { DATA_DIR: string },
): Promise<void> {
  const { DATABASE_URL } = await addTestStore(settings);
  if (DATABASE_URL === undefined) return;
  await execute(
    DATABASE_URL,
    'update deliveries set lease_until = 0 where lease_until is not null',
  );
}
