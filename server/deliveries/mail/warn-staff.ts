import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '../../../lib/durations.ts';
import type { ServerContext } from '../../context.ts';
import { type MomentName, readMoment, recordMoment } from '../../store/moments.ts';
import { describeFailure } from '../attempt.ts';
import { addEnvelope, createSmtpTransport } from './transport.ts';

/** Minimum time between two warnings about the same problem, even across restarts. */
export const warningPauseMs = dayMs;

/**
 * Mails a warning to the recipients of leads. Bypasses the outbox, which the problem may have stopped. Does nothing
 * without a mail server: nobody would read a file in time.
 * @throws network errors
 */
export async function mailWarning(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<void> {
  const { SMTP_URL, MAIL_FROM, LEADS_TO } = config;
  if (!SMTP_URL) return;
  const transport = createSmtpTransport({ ...config, SMTP_URL }, clock);
  const name = randomUUID();
  const content = { to: [...LEADS_TO], subject, text: [...lines, ''].join('\n') };
  try {
    const mail = addEnvelope(content, name, MAIL_FROM, clock.now());
    await transport.send(mail, name, AbortSignal.timeout(minuteMs));
  } finally {
    transport.close();
  }
}

/** @returns milliseconds until the next warning of this name may be mailed */
export async function getWarningPauseMs(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  name: MomentName,
): Promise<number> {
  const last = await readMoment(store.db, name).catch(() => null);
  const since = last === null ? warningPauseMs : clock.now() - last;
  return since < 0 ? 0 : warningPauseMs - since;
}

/** Mails a warning unless one of this name was mailed within a day. A failure is only logged. */
export async function mailWarningOnce(
  context: ServerContext,
  name: MomentName,
  warning: Parameters<typeof mailWarning>[1],
): Promise<'sent' | 'too soon' | 'failed'> {
  if (!context.config.SMTP_URL) return 'failed';
  try {
    if ((await getWarningPauseMs(context, name)) > 0) return 'too soon';
    await mailWarning(context, warning);
    await recordWarning(context, name);
    return 'sent';
  } catch (error) {
    context.log.warn(
      { warning: name, reason: describeFailure(error) },
      'a warning could not be mailed',
    );
    return 'failed';
  }
}

/** If this fails, a restart only sends the email again. */
export const recordWarning = (
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  name: MomentName,
): Promise<void> => recordMoment(store.db, name, clock.now()).catch(() => {});
