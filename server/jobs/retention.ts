import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { describeFailure } from '../deliveries/attempt.ts';
import { getMailFolder, openStoredMails } from '../deliveries/mail/stored-mails.ts';
import { type Announce, checkClock, deleteExpired } from '../domain/delete-expired.ts';
import { unsubscribe } from '../domain/subscribe.ts';
import type { AddressHasher } from '../domain/suppress.ts';
import { listUnsubscribedIds } from '../store/subscriptions.ts';
import { formatCount, formatLongTime } from '../text/format.ts';
import { type Job, startJob } from './job.ts';

const pauseMs = dayMs;
/** After a run that failed, or while the clock must be confirmed. */
const pauseAfterFailureMs = hourMs;

/**
 * Deletes expired data on start, then daily, and addresses that older versions kept after an unsubscribe. A failed
 * run is repeated within an hour. After the clock jumped, nothing is deleted until an operator confirms it. A stop
 * ends a run after its batch.
 */
export function startRetention(
  { config, store, clock, log }: ServerContext,
  hasher: AddressHasher,
): Job {
  const mails = openStoredMails(getMailFolder(config.DATA_DIR));
  let refusedAt = Number.NEGATIVE_INFINITY;
  const announce: Announce = (references, runsLeft) =>
    log.error({ references, runsLeft }, formatAnnouncement(runsLeft));

  async function run(signal: AbortSignal): Promise<boolean> {
    const now = clock.now();
    for (const id of await listUnsubscribedIds(store)) {
      await mails.eraseLettersTo([id]);
      await unsubscribe(store, hasher, id, now);
    }
    const check = await checkClock(store, now);
    if (!check.isTrusted) {
      logRefusal(check.lastRunAt, now);
      return false;
    }
    const expired = await deleteExpired(store, mails, announce, now, signal);
    log.info({ ...expired }, 'retention: deleted expired data');
    return true;
  }

  function logRefusal(last: number, now: number): void {
    if (clock.elapsed() - refusedAt < dayMs) return;
    refusedAt = clock.elapsed();
    log.error(formatRefusal(last, now));
  }

  return startJob(clock, async (signal) => {
    try {
      return (await run(signal)) ? pauseMs : pauseAfterFailureMs;
    } catch (error) {
      const reason = describeFailure(error);
      log.error({ reason }, 'retention failed and will run again in an hour');
      return pauseAfterFailureMs;
    }
  });
}

const formatAnnouncement = (runsLeft: number) =>
  `retention: these leads never reached the firm and will be deleted ${
    runsLeft === 1 ? 'tomorrow' : `in ${runsLeft} days`
  }; show them with 'npm run leads -- show REF', send them with 'retry REF'`;

function formatRefusal(last: number, now: number): string {
  const days = formatCount(Math.round(Math.abs(now - last) / dayMs), 'day');
  const side = now > last ? 'after' : 'before';
  return `retention deletes nothing: the clock says ${formatLongTime('UTC', now)}, ${days} ${side} the last run of ${formatLongTime('UTC', last)}. If the clock is right and the server was off, run 'npm run store -- confirm-clock'; otherwise set the clock`;
}
