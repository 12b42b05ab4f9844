import type { SendMailOptions } from 'nodemailer';
import type { MailAddress } from '../../settings/schemas.ts';

export interface Envelope {
  /** Stays the same over all tries, so that a mailbox can tell a repeat. */
  deliveryId: string;
  from: MailAddress;
  /** Epoch milliseconds. */
  now: number;
}

/** What every mail of the server has in common. */
export function envelopeOf({ deliveryId, from, now }: Envelope) {
  return {
    from,
    messageId: `<${deliveryId}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(now),
    // Keeps out-of-office replies from coming back (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
