import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import { readBookingSettings } from '../booking/booking-settings.ts';
import { createAppointmentAttempt } from '../booking/call-mails.ts';
import { createReceiptAttempt } from '../booking/receipt.ts';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import type { Newsletter } from '../domain/newsletter.ts';
import { isToVisitor, type LeadDeliveryKind, type LeasedLeadDelivery } from '../model.ts';
import type { Clock } from '../platform/clock.ts';
import type { Attempt } from './attempt.ts';
import { createNoticeAttempt } from './mail/lead-notice.ts';
import { createLetterAttempt } from './mail/letter.ts';
import { limitLetters } from './mail/limit-letters.ts';
import { getMailFolder, getMailName, openStoredMails } from './mail/stored-mails.ts';
import { createDigestAttempt } from './mail/suspect-digest.ts';
import { openTransport } from './mail/transport.ts';
import { createWarningAttempt } from './mail/warn-staff.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { createWebhookAttempt } from './webhook.ts';

export interface Outbox {
  /** Call after each commit that stores deliveries. */
  wake(): void;
  /** Resolves when no attempt is in progress and no delivery is due. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts sending deliveries. Those that a stopped or killed process left are due at once, or as soon
 * as the store can be written.
 * @param random from 0 to 1, for the jitter
 */
export function startOutbox(
  context: ServerContext,
  newsletter: Newsletter,
  random: () => number = Math.random,
): Outbox {
  const { config, record, clock } = context;
  const transport = openTransport(config, clock);
  const storedMails = openStoredMails(getMailFolder(config.DATA_DIR));
  const mailContext = { ...context, transport, timeZone: getTimeZone(record.brand) };
  const booking = readBookingSettings(context, newsletter.tokens);
  const attemptCallMail = createAppointmentAttempt(mailContext, newsletter.sender, booking);
  const attemptVisitorMail = limitLetters(context, newsletter, attemptCallMail);
  const attemptAppointment: typeof attemptCallMail = (delivery, signal) =>
    isToVisitor(delivery)
      ? attemptVisitorMail(delivery, signal)
      : attemptCallMail(delivery, signal);
  const leadAttempts: Record<LeadDeliveryKind, Attempt<LeasedLeadDelivery>> = {
    mail: createNoticeAttempt(mailContext),
    webhook: selectWebhookAttempt(config, clock),
    receipt: limitLetters(
      context,
      newsletter,
      createReceiptAttempt(mailContext, newsletter.sender, booking),
    ),
    booking: attemptAppointment,
    cancellation: attemptAppointment,
    reminder: attemptAppointment,
  };
  const attemptLetter = limitLetters(
    context,
    newsletter,
    createLetterAttempt(mailContext, newsletter),
  );
  const attemptDigest = createDigestAttempt(mailContext);
  const attemptWarning = createWarningAttempt(mailContext);
  const worker = new OutboxWorker(context, {
    attempt(delivery, signal) {
      if ('lead' in delivery) return leadAttempts[delivery.kind](delivery, signal);
      if ('subscription' in delivery) return attemptLetter(delivery, signal);
      return 'suspects' in delivery
        ? attemptDigest(delivery, signal)
        : attemptWarning(delivery, signal);
    },
    async withdraw(delivery) {
      await storedMails.erase([getMailName(delivery)]);
    },
    random,
  });
  worker.wake();
  return {
    wake: () => worker.wake(),
    idle: () => worker.idle(),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function selectWebhookAttempt(config: Config, clock: Clock): Attempt<LeasedLeadDelivery> {
  const url = config.CONSULTATION_WEBHOOK_URL;
  if (url) return createWebhookAttempt({ url, secret: config.CONSULTATION_WEBHOOK_SECRET, clock });
  // A delivery that was stored while the setting existed waits until it is set again.
  return async () => ({ kind: 'failed', reason: 'CONSULTATION_WEBHOOK_URL is not set' });
}
