import { dayMs } from '../../lib/durations.ts';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { type LeasedWarning, warningKind } from '../model.ts';
import { claimMoment, type MomentName } from '../store/moments.ts';
import { describeFailure } from './attempt.ts';
import { insertDeliveries } from './deliveries.ts';
import { findRecipient } from './send-mail.ts';

/** Minimum time between two warnings about the same problem, even across restarts. */
const warningPauseMs = dayMs;

export interface Warning {
  subject: string;
  lines: readonly string[];
}

/**
 * Puts a warning to the recipients of leads into the outbox in place of earlier ones, unless one of this name was written within a day. A
 * failure is only logged. Does nothing without a mail server: nobody would read a file in time.
 * @returns whether it was written
 */
export async function warnStaff(
  { config, store, clock, log }: ServerContext,
  name: MomentName,
  { subject, lines }: Warning,
): Promise<boolean> {
  if (!config.SMTP_URL) return false;
  const now = clock.now();
  try {
    return await store.db.transaction().execute(async (transaction) => {
      if (!(await claimMoment(transaction, name, now, warningPauseMs))) return false;
      await transaction
        .deleteFrom('deliveries')
        .where('kind', '=', warningKind)
        .where('status', '!=', 'pending')
        .execute();
      const content = [subject, ...lines].join('\n');
      const warnings = config.LEADS_TO.map(
        ({ address }) => ({ kind: warningKind, recipient: address, content }) as const,
      );
      await insertDeliveries(transaction, {}, warnings, now);
      return true;
    });
  } catch (error) {
    log.warn({ warning: name, reason: describeFailure(error) }, 'a warning could not be written');
    return false;
  }
}

/** Composes the mail of a warning to one recipient at the firm. */
export function composeWarning({ content, recipient }: LeasedWarning, config: Config) {
  const [subject = '', ...lines] = content.split('\n');
  return { to: findRecipient(config, recipient), subject, text: `${lines.join('\n')}\n` };
}
