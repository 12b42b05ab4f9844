import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { emailSchema } from '../../lib/forms/email.ts';
import { normalizeMailbox } from '../model.ts';

/** A mailbox in parts, so that neither part can break out of a mail header. */
export interface MailAddress {
  name: string;
  address: string;
}

const mailboxes = z
  .array(z.object({ name: z.string(), address: emailSchema() }))
  .min(1)
  .max(20);

const parse = (text: string): MailAddress[] =>
  mailboxes.safeParse(parseAddresses(text, { flatten: true })).data ?? [];

/** One mailbox as people write it: `leads@firm.example` or `Firm <leads@firm.example>`. */
export const mailAddressSetting = z.string().transform((text, context): MailAddress => {
  const [only, ...more] = parse(text);
  if (only && more.length === 0) return only;
  const message =
    'must be one e-mail address, such as leads@firm.example or Firm <leads@firm.example>';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Up to twenty of them, with commas between; one that is listed twice counts once. */
export const mailAddressesSetting = z.string().transform((text, context): MailAddress[] => {
  const addresses = parse(text);
  if (addresses.length > 0) return eachOnce(addresses);
  context.addIssue({
    code: 'custom',
    message: 'must be e-mail addresses with commas between them',
  });
  return z.NEVER;
});

const eachOnce = (addresses: readonly MailAddress[]): MailAddress[] => [
  ...new Map(addresses.map((each) => [normalizeMailbox(each.address), each])).values(),
];
