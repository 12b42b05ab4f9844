import { hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { type Job, startJob } from '../jobs/job.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { reportSuspects } from './suspects.ts';

/** Between two checks; a digest is created once a day at most. */
const pauseMs = hourMs;

/** Creates the digests of suspected requests. Checks on start, then hourly. */
export function startSuspectReports(
  { config, store, clock, log }: ServerContext,
  outbox: { wake(): void },
): Job {
  const recipients = config.LEADS_TO.map(({ address }) => address);
  return startJob(clock, async () => {
    try {
      const requests = await reportSuspects(store, recipients, clock.now());
      if (requests > 0) {
        log.info({ requests }, 'requests held back as suspected spam are reported by mail');
        outbox.wake();
      }
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'suspected requests could not be reported');
    }
    return pauseMs;
  });
}
