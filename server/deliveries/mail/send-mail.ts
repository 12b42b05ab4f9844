import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { LeasedDelivery } from '../../model.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import { type AttemptResult, describeFailure } from '../attempt.ts';
import { getMailName } from './stored-mails.ts';
import { addEnvelope, type MailTransport } from './transport.ts';

/** What all emails about deliveries share. */
export interface MailContext extends ServerContext {
  transport: MailTransport;
  timeZone: string;
}

/**
 * Sends the email of a delivery to its recipient. A permanent refusal of the mailbox is final. Any other
 * refusal may be caused by the state of the mail server or by our settings, so it is retried.
 */
export async function sendMail(
  { transport, config, clock }: MailContext,
  delivery: LeasedDelivery,
  content: SendMailOptions,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const mail = addEnvelope(content, delivery.id, config.MAIL_FROM, clock.now());
  try {
    await transport.send(mail, getMailName(delivery), signal);
  } catch (error) {
    if (!refusedMailbox.safeParse(error).success) throw error;
    return { kind: 'refused', reason: describeFailure(error) };
  }
  return { kind: 'delivered' };
}

/** Such as `5.7.1` in `550 5.7.1 Relaying denied` (RFC 2034). */
const enhancedCode = /^5\d\d[ -](\d+\.\d+\.\d+)\b/m;
/** About the recipient's mailbox; 5.1.7 and 5.1.8 are about the sender (RFC 3463, sections 3.2 and 3.3). */
const mailboxCode = /^5\.(?:1\.(?![78]$)|2\.)/;
/** What servers say without a code about a client that must sign in, or is not allowed to relay. */
const clientRefusal = /^530\b|\brelay|\bauthenticat/i;

/** Whether a refusal of the recipient is about the mailbox, and not about us. */
function isAboutMailbox(response: string): boolean {
  const code = enhancedCode.exec(response)?.[1];
  return code === undefined ? !clientRefusal.test(response) : mailboxCode.test(code);
}

const refusedMailbox = z.object({
  code: z.literal('EENVELOPE'),
  responseCode: z.number().min(500).max(599),
  response: z.string().refine(isAboutMailbox),
  rejected: z.array(z.string()).min(1),
});

/** Finds the configured recipient of a stored address; a removed one has no name. */
export const findRecipient = (
  recipients: readonly MailAddress[],
  recipient: string | null,
): MailAddress => {
  const address = recipient ?? '';
  return recipients.find((each) => each.address === address) ?? { name: '', address };
};
