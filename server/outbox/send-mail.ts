import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { formatPostalAddress, getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import type { LeasedDelivery } from '../model.ts';
import type { MailAddress } from '../setting-schemas.ts';
import { type Attempt, type AttemptResult, describeFailure } from './attempt.ts';
import { addEnvelope, type MailTransport } from './mail-transport.ts';

/** What emails are composed from. */
export interface MailContext extends Pick<ServerContext, 'config' | 'record' | 'clock'> {
  /** The firm's. */
  timeZone: string;
  /** Legal name and postal address, shown at the end of every letter. */
  sender: string;
}

export function createMailContext(
  context: Pick<ServerContext, 'config' | 'record' | 'clock'>,
): MailContext {
  const { brand } = context.record;
  const sender = `${brand.legalName}, ${formatPostalAddress(brand)}`;
  return { ...context, timeZone: getTimeZone(brand), sender };
}

/** @returns the email of a delivery, or the result if there is nothing to send */
export type ComposeMail = (delivery: LeasedDelivery) => SendMailOptions | AttemptResult;

/** @returns the name of the file of an email in development; it sorts by time */
const getMailName = ({ id, kind, createdAt }: LeasedDelivery): string =>
  `${new Date(createdAt).toISOString().replace(/[:.]/g, '-')}_${kind}_${id}`;

/**
 * Sends the email of a delivery to its recipient. A permanent refusal of the mailbox is final. Any other
 * refusal may be caused by the state of the mail server or by our settings, so it is retried.
 */
export function createMailAttempt(
  { config, clock }: ServerContext,
  transport: MailTransport,
  compose: ComposeMail,
  limit: (delivery: LeasedDelivery) => Promise<AttemptResult | undefined>,
): Attempt {
  return async (delivery, signal) => {
    const composed = compose(delivery);
    if ('kind' in composed) return composed;
    const held = await limit(delivery);
    if (held) return held;
    const mail = addEnvelope(composed, delivery.id, config.MAIL_FROM, clock.now());
    try {
      await transport.send(mail, getMailName(delivery), signal);
    } catch (error) {
      if (!refusedMailbox.safeParse(error).success) throw error;
      return { kind: 'refused', reason: describeFailure(error) };
    }
    return { kind: 'delivered' };
  };
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
export function findRecipient(
  { LEADS_TO }: Pick<Config, 'LEADS_TO'>,
  recipient: string | null,
): MailAddress {
  const address = recipient ?? '';
  return LEADS_TO.find((each) => each.address === address) ?? { name: '', address };
}
