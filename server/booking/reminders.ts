import { dayMs, minuteMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { type Job, startJob } from '../jobs/job.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { insertDeliveries } from '../outbox/deliveries.ts';
import { markReminders } from '../store/appointments.ts';
import { commitDurably } from '../store/commit-durably.ts';

const pauseMs = 5 * minuteMs;

/** Puts the reminder of each call into the outbox a day before. Checks on start, then every five minutes. */
export function startReminders(
  { store, clock, log }: ServerContext,
  outbox: { wake(): void },
): Job {
  return startJob(clock, async () => {
    try {
      const now = clock.now();
      const reminders = await commitDurably(store, async (transaction) => {
        const due = await markReminders(transaction, now, dayMs);
        for (const { id, leadId } of due) {
          const reminder = { kind: 'reminder', recipient: null, appointmentId: id } as const;
          await insertDeliveries(transaction, { leadId }, [reminder], now);
        }
        return due.length;
      });
      if (reminders > 0) {
        log.info({ reminders }, 'calls of tomorrow are reminded of by mail');
        outbox.wake();
      }
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'reminders of calls could not be written');
    }
    return pauseMs;
  });
}
