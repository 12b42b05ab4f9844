import { onStore } from './on-store.ts';
import { execute } from './postgres.ts';

/**
 * Expires the leases of a process at once. On PostgreSQL the leases of a dead worker end only with time; on
 * SQLite the next start frees them, and this does nothing.
 */
export async function endLeases(
  settings: Record<string, string> & { DATA_DIR: string },
  pid: number | undefined,
): Promise<void> {
  const { DATABASE_URL } = await onStore(settings);
  if (DATABASE_URL === undefined) return;
  const ofProcess = `leased_by like '${pid}:%'`;
  await execute(DATABASE_URL, `update deliveries set lease_until = 0 where ${ofProcess}`);
}
