import type { Clock } from '../../clock.ts';
import type { ClaimedLeadDelivery } from '../../delivery.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import type { Attempt } from '../attempt.ts';
import { mailName } from './envelope.ts';
import { leadNotice } from './lead-notice.ts';
import type { MailTransport } from './transport.ts';

interface MailSettings {
  transport: MailTransport;
  from: MailAddress;
  to: readonly MailAddress[];
  clock: Clock;
}

/** Mails a lead to the firm. */
export function mailAttempt({
  transport,
  from,
  to,
  clock,
}: MailSettings): Attempt<ClaimedLeadDelivery> {
  return async ({ id, lead }, signal) => {
    const message = leadNotice(lead, { deliveryId: id, from, to, now: clock.now() });
    // Named by the lead's time, not the try's: a try repeated after a crash replaces its file.
    await transport.send(message, mailName(lead.receivedAt, lead.reference), signal);
    return { kind: 'delivered' };
  };
}
