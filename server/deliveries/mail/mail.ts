import type { LeasedLeadDelivery } from '../../model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import { shareOut } from '../../store/lead-mails.ts';
import type { Store } from '../../store/store.ts';
import type { Attempt } from '../attempt.ts';
import { leadNotice } from './lead-notice.ts';
import type { MailStyle } from './mail-style.ts';
import { sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

interface MailSettings {
  transport: MailTransport;
  from: MailAddress;
  /** The recipients of today. */
  to: readonly MailAddress[];
  style: MailStyle;
  store: Store;
  clock: Clock;
}

/** Mails a lead to one of the firm's recipients. */
export function mailAttempt(settings: MailSettings): Attempt<LeasedLeadDelivery> {
  const { transport, from, to, style, store, clock } = settings;
  const addresses = to.map(({ address }) => address);
  return async (delivery, signal) => {
    const { id, lead } = delivery;
    const now = clock.now();
    const address = delivery.recipient ?? (await shareOut(store, delivery, addresses, now));
    if (address === undefined) return { kind: 'failed', reason: 'erased' };
    const recipient = to.find((each) => each.address === address) ?? { name: '', address };
    const notice = leadNotice(lead, style, { deliveryId: id, from, to: recipient, now });
    return sendMail(transport, delivery, notice, signal);
  };
}
