/** Schemas of settings: they parse text from the environment. */
import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { emailSchema } from '../../lib/forms/text-schemas.ts';
import { normalizeEmail } from '../text/email.ts';

export const booleanSetting = (defaultValue: 'true' | 'false' = 'false') =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(defaultValue)
    .transform((value) => value === 'true');

export function integerSetting(min: number, max: number, defaultValue: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .prefault(String(defaultValue));
}

/** @param protocols such as `['https:', 'http:']` */
export function urlSetting(protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .trim()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      message: `must be an address that starts with ${starts}`,
    })
    .transform((text) => new URL(text));
}

/** `whsec_` and base64, as Standard Webhooks specifies. */
export const webhookSecretSetting = () =>
  z
    .string()
    .trim()
    .refine(isWebhookSecret, { message: "must be 'whsec_' followed by the secret in base64" });

function isWebhookSecret(text: string): boolean {
  const encoded = text.replace(/^whsec_/, '');
  if (encoded === text || encoded === '') return false;
  // Buffer skips characters that are not base64, so compare after a round trip.
  return Buffer.from(encoded, 'base64').toString('base64') === encoded;
}

/** A mailbox in two parts, so that neither part can break out of a mail header. */
export interface MailAddress {
  name: string;
  address: string;
}

const mailboxesSchema = z
  .array(z.object({ name: z.string(), address: emailSchema() }))
  .min(1)
  .max(20);

const parseMailboxes = (text: string): MailAddress[] =>
  mailboxesSchema.safeParse(parseAddresses(text, { flatten: true })).data ?? [];

/** `leads@firm.example` or `Firm <leads@firm.example>`. */
export const mailAddressSetting = z.string().transform((text, context): MailAddress => {
  const [first, ...others] = parseMailboxes(text);
  if (first && others.length === 0) return first;
  const message =
    'must be one email address, such as leads@firm.example or Firm <leads@firm.example>';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Up to 20 mailboxes, separated by commas. Duplicates are removed. */
export const mailAddressesSetting = z.string().transform((text, context): MailAddress[] => {
  const mailboxes = parseMailboxes(text);
  if (mailboxes.length > 0) {
    return [
      ...new Map(mailboxes.map((mailbox) => [normalizeEmail(mailbox.address), mailbox])).values(),
    ];
  }
  context.addIssue({
    code: 'custom',
    message: 'must be email addresses with commas between them',
  });
  return z.NEVER;
});

/** Origins of pages, such as `https://www.firm.example`, separated by commas. */
export const originsSetting = z.string().transform((text, context): string[] => {
  const parts = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const isOrigin = (part: string) =>
    /^https?:/.test(part) && URL.parse(part)?.origin === part.toLowerCase();
  if (parts.every(isOrigin)) return [...new Set(parts.map((part) => part.toLowerCase()))];
  const message =
    'must be origins with commas between them, such as https://www.firm.example, without a path';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The value of a header (RFC 9110, section 5.5), in ASCII. */
export const headerSetting = () =>
  z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]+$/, 'must be letters without accents, digits, spaces and punctuation');

/** `mara-fenn=https://…` for each person, separated by spaces. Parses to the addresses by id. */
export const calendarUrlsSetting = z.string().transform((text, context) => {
  const entries = text
    .trim()
    .split(/\s+/)
    .map((entry): [string, URL | null] => {
      const [, person = '', address = ''] = /^([a-z-]+)=(.+)$/.exec(entry) ?? [];
      return [person, URL.parse(address.replace(/^webcal:/i, 'https:'))];
    });
  const urls = new Map(
    entries.flatMap(([person, url]) =>
      url && ['https:', 'http:'].includes(url.protocol) ? [[person, url] as const] : [],
    ),
  );
  if (urls.size === entries.length) return urls;
  context.addIssue({
    code: 'custom',
    message:
      'must be the ids of people with the addresses of their calendars, such as mara-fenn=https://calendar.example/secret.ics, with spaces between them, each person once',
  });
  return z.NEVER;
});

/** Fastify's `trustProxy`: false, true, addresses, or a rule by hops. */
type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/**
 * The proxies whose `X-Forwarded-*` headers count: `false`, `true`, a number of proxies, or their
 * addresses. A number is safe only if no client can reach this port directly; addresses always are.
 */
export const trustProxySetting = z.string().transform((text, context): TrustProxy => {
  const value = text.trim().toLowerCase();
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return true;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every((address) => proxyAddress.safeParse(address).success)) return addresses;
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, a number of proxies, or addresses with commas between them',
  });
  return z.NEVER;
});
