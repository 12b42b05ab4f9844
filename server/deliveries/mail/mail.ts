import type { LeasedLeadDelivery } from '../../model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import { assignRecipients } from '../../store/lead-mails.ts';
import type { Store } from '../../store/store.ts';
import type { Attempt } from '../attempt.ts';
import { composeNotice } from './lead-notice.ts';
import type { MailStyle } from './mail-style.ts';
import { sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

interface NoticeSettings {
  transport: MailTransport;
  from: MailAddress;
  /** The recipients of today. */
  to: readonly MailAddress[];
  style: MailStyle;
  store: Store;
  clock: Clock;
}

/** Mails a lead to one of the firm's recipients. */
export function createNoticeAttempt(settings: NoticeSettings): Attempt<LeasedLeadDelivery> {
  const { transport, from, to, style, store, clock } = settings;
  const addresses = to.map(({ address }) => address);
  return async (delivery, signal) => {
    const { id, lead } = delivery;
    const now = clock.now();
    const address = delivery.recipient ?? (await assignRecipients(store, delivery, addresses, now));
    if (address === undefined) return { kind: 'failed', reason: 'erased' };
    const recipient = to.find((each) => each.address === address) ?? { name: '', address };
    const notice = composeNotice(lead, style, { deliveryId: id, from, to: recipient, now });
    return sendMail(transport, delivery, notice, signal);
  };
}
