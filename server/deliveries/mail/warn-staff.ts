import { dayMs } from '../../../lib/durations.ts';
import type { ServerContext } from '../../context.ts';
import type { LeasedWarning } from '../../model.ts';
import { insertWarnings } from '../../store/deliveries.ts';
import { claimMoment, type MomentName } from '../../store/moments.ts';
import { type Attempt, describeFailure } from '../attempt.ts';
import { findRecipient, type MailContext, sendMail } from './send-mail.ts';

/** Minimum time between two warnings about the same problem, even across restarts. */
const warningPauseMs = dayMs;

export interface Warning {
  subject: string;
  lines: readonly string[];
}

/**
 * Puts a warning to the recipients of leads into the outbox, unless one of this name was written within a day. A
 * failure is only logged. Does nothing without a mail server: nobody would read a file in time.
 */
export async function warnStaff(
  { config, store, clock, log }: ServerContext,
  name: MomentName,
  { subject, lines }: Warning,
): Promise<'written' | 'too soon' | 'failed'> {
  if (!config.SMTP_URL) return 'failed';
  const now = clock.now();
  const recipients = config.LEADS_TO.map(({ address }) => address);
  try {
    return await store.db.transaction().execute(async (transaction) => {
      if (!(await claimMoment(transaction, name, now, warningPauseMs))) return 'too soon';
      await insertWarnings(transaction, recipients, [subject, ...lines].join('\n'), now);
      return 'written';
    });
  } catch (error) {
    log.warn({ warning: name, reason: describeFailure(error) }, 'a warning could not be written');
    return 'failed';
  }
}

/** Mails a warning to one recipient at the firm. */
export const createWarningAttempt =
  (context: MailContext): Attempt<LeasedWarning> =>
  (delivery, signal) => {
    const [subject = '', ...lines] = delivery.content.split('\n');
    const to = findRecipient(context.config.LEADS_TO, delivery.recipient);
    return sendMail(context, delivery, { to, subject, text: `${lines.join('\n')}\n` }, signal);
  };
