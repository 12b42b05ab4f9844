import type { Clock } from '../../clock.ts';
import type { ClaimedLeadDelivery } from '../../delivery.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import type { Attempt } from '../attempt.ts';
import { leadNotice } from './lead-notice.ts';
import { nameOfMail } from './mail-name.ts';
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
  return async (delivery, signal) => {
    const envelope = { deliveryId: delivery.id, from, to, now: clock.now() };
    await transport.send(leadNotice(delivery.lead, envelope), nameOfMail(delivery), signal);
    return { kind: 'delivered' };
  };
}
