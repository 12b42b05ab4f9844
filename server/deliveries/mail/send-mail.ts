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
 * Sends the email of a delivery to its recipient. A permanent refusal of the recipient is final. Any
 * other refusal may be caused by the state of the mail server or by our settings, so it is retried.
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
    if (!rejectedRecipient.safeParse(error).success) throw error;
    return { kind: 'refused', reason: describeFailure(error) };
  }
  return { kind: 'delivered' };
}

/** Any command may be answered with this if the client must sign in first (RFC 4954, section 6). */
const authenticationRequired = 530;

const rejectedRecipient = z.object({
  code: z.literal('EENVELOPE'),
  responseCode: z
    .number()
    .min(500)
    .max(599)
    .refine((code) => code !== authenticationRequired),
  rejected: z.array(z.string()).min(1),
});

/** Finds the configured recipient of a stored address; a removed one has no name. */
export const findRecipient = (recipients: readonly MailAddress[], address: string): MailAddress =>
  recipients.find((recipient) => recipient.address === address) ?? { name: '', address };
