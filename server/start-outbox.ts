import { createMailedOffer, readBookingSettings } from './booking/booking-settings.ts';
import { composeCallMail } from './booking/call-mails.ts';
import type { ServerContext } from './context.ts';
import { composeNotice } from './leads/lead-notice.ts';
import { composeReceipt } from './leads/receipt.ts';
import { composeDigest } from './leads/suspect-digest.ts';
import { composeLetter } from './newsletter/letters.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import { createLetterLimit } from './outbox/letter-limits.ts';
import { openTransport } from './outbox/mail-transport.ts';
import { type ComposeMail, createMailAttempt, createMailContext } from './outbox/send-mail.ts';
import { composeWarning } from './outbox/warn-staff.ts';
import { createWebhookAttempt } from './outbox/webhook.ts';
import { createWorker, type Outbox } from './outbox/worker.ts';

/**
 * Starts sending deliveries. Those that a stopped or killed process left are due at once, or as soon
 * as the store can be written.
 */
export function startOutbox(context: ServerContext, newsletter: Newsletter): Outbox {
  const transport = openTransport(context.config, context.clock);
  const attemptWebhook = createWebhookAttempt(context);
  const attemptMail = createMailAttempt(
    context,
    transport,
    createComposer(context, newsletter),
    createLetterLimit(context),
  );
  const worker = createWorker(context, (delivery, signal) =>
    'lead' in delivery && delivery.kind === 'webhook'
      ? attemptWebhook(delivery, signal)
      : attemptMail(delivery, signal),
  );
  worker.wake();
  return {
    ...worker,
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function createComposer(context: ServerContext, newsletter: Newsletter): ComposeMail {
  const mailContext = createMailContext(context);
  const booking = readBookingSettings(context);
  return (delivery) => {
    if ('subscription' in delivery) return composeLetter(delivery, mailContext, newsletter);
    if ('suspects' in delivery) return composeDigest(delivery, mailContext);
    if (!('lead' in delivery)) return composeWarning(delivery, context.config);
    if (delivery.kind === 'mail') return composeNotice(delivery, mailContext);
    if (delivery.kind !== 'receipt') return composeCallMail(delivery, mailContext, booking);
    const offer = booking && createMailedOffer(booking, delivery.lead);
    return composeReceipt(delivery, mailContext, offer);
  };
}
