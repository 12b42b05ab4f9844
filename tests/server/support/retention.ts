import { startRetention } from '../../../server/jobs/retention.ts';
import { recordMoment } from '../../../server/store/moments.ts';
import type { Store } from '../../../server/store/store.ts';
import { cleanUp } from '../../support/clean-up.ts';
import { storedFields } from './consultation.ts';
import { dayMs } from './newsletter.ts';
import type { TestServer } from './test-server.ts';

export const minuteMs = 60_000;
/** From March 4, 2026, when the clock of a test server starts, to the same day in 2029. */
export const threeYearsMs = Date.UTC(2029, 2, 4) - Date.UTC(2026, 2, 4);

/** Starts retention on a test server's store, as if it had run the day before. */
export async function startRetentionJob(server: TestServer) {
  await recordMoment(server.store.db, 'retention', server.clock.now() - dayMs);
  return startFirstRetentionJob(server);
}

/** Starts retention on a test server's store, without a previous run. */
export function startFirstRetentionJob(server: TestServer) {
  const job = startRetention(server);
  cleanUp(() => job.stop());
  return job;
}

export async function insertOldLeads(
  { db }: Store,
  count: number,
  receivedAt: number,
): Promise<void> {
  const row = {
    ...storedFields,
    form: 'home' as const,
    ownAnswers: '[]',
    campaign: '{}',
    receivedAt,
  };
  for (let first = 0; first < count; first += 100) {
    const rows = Array.from({ length: Math.min(100, count - first) }, (_, index) => {
      const id = `lead-${first + index}`;
      return { ...row, id, reference: id };
    });
    await db.insertInto('leads').values(rows).execute();
  }
}

export const listRetentionLines = ({ logged }: TestServer) =>
  logged()
    .split('\n')
    .filter((line) => line.includes('retention'));
