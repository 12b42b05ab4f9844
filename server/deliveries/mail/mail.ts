import type { Clock } from '../../clock.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import type { Attempt } from '../attempt.ts';
import { leadNotice } from './lead-notice.ts';
import type { MailTransport } from './transport.ts';

interface MailSettings {
  transport: MailTransport;
  from: MailAddress;
  to: readonly MailAddress[];
  clock: Clock;
}

/** Mails a lead to the firm. */
export function mailAttempt({ transport, from, to, clock }: MailSettings): Attempt {
  return async ({ id, lead }, signal) => {
    const message = leadNotice(lead, { deliveryId: id, from, to, now: clock.now() });
    // Named by the lead's time, not the try's: a try repeated after a crash replaces its file.
    const time = new Date(lead.receivedAt).toISOString().replace(/[:.]/g, '-');
    await transport.send(message, `${time}_${lead.reference}`, signal);
    return { kind: 'delivered' };
  };
}
