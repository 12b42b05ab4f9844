import { onStore } from './on-store.ts';
import { execute } from './postgres.ts';

/**
 * Lets the time pass until the leases of a process end. On PostgreSQL a dead claimant's leases end
 * by time alone; on SQLite the next start frees them, and this does nothing.
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
