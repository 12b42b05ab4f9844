import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { LeasedDelivery } from '../../model.ts';
import type { AttemptResult } from '../attempt.ts';
import { failureReason } from '../failure-reason.ts';
import { nameOfMail } from './mail-name.ts';
import type { MailTransport } from './transport.ts';

/**
 * Sends the mail of a delivery to its one recipient. What the server says of this recipient is final
 * where it says so; whatever else it refuses, from the greeting to the mail itself, may be its state
 * or our settings, so the next try comes by schedule.
 */
export async function sendMail(
  transport: MailTransport,
  delivery: LeasedDelivery,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<AttemptResult> {
  try {
    await transport.send(mail, nameOfMail(delivery), signal);
  } catch (error) {
    if (isRefusedRecipient(error)) return { kind: 'refused', reason: failureReason(error) };
    throw error;
  }
  return { kind: 'delivered' };
}

/** Says that we must sign in first, of whatever command (RFC 4954, section 6). */
const authenticationRequired = 530;

const rejection = z.object({
  code: z.literal('EENVELOPE'),
  responseCode: z
    .number()
    .min(500)
    .max(599)
    .refine((code) => code !== authenticationRequired),
  rejected: z.array(z.string()).min(1),
});

const isRefusedRecipient = (error: unknown) => rejection.safeParse(error).success;
