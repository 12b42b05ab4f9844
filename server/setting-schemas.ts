/** Schemas of settings: they parse text from the environment. */
import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { emailSchema } from '../lib/forms/text-schemas.ts';
import { normalizeEmail } from './text/email.ts';

/** @param message for whatever is wrong, without the value */
const setting = <Value>(message: string, schema: z.ZodType<Value, string>) =>
  z
    .string()
    .trim()
    .transform((text, context): Value => {
      const { success, data } = schema.safeParse(text);
      if (success) return data;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

export const booleanSetting = (defaultValue: 'true' | 'false' = 'false') =>
  setting(
    'must be true or false',
    z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
  ).prefault(defaultValue);

export const integerSetting = (min: number, max: number, defaultValue: number) =>
  setting(
    `must be a whole number from ${min} to ${max}`,
    z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max)),
  ).prefault(String(defaultValue));

/** @param starts such as `https:// or http://` */
export const urlSetting = (protocol: RegExp, starts: string) =>
  setting(
    `must be an address that starts with ${starts}`,
    z.url({ protocol }).transform((text) => new URL(text)),
  );

export const secretSetting = () =>
  setting('must be at least 16 characters long', z.string().min(16));

/** `whsec_` and base64, as Standard Webhooks specifies. */
export const webhookSecretSetting = () =>
  setting(
    "must be 'whsec_' followed by the secret in base64",
    z
      .string()
      .regex(/^whsec_./)
      .refine((text) => z.base64().safeParse(text.slice('whsec_'.length)).success),
  );

/** A mailbox in two parts, so that neither part can break out of a mail header. */
export interface MailAddress {
  name: string;
  address: string;
}

const mailboxesSchema = z
  .string()
  .transform((text) => parseAddresses(text, { flatten: true }))
  .pipe(z.array(z.object({ name: z.string(), address: emailSchema() })).min(1));

/** `leads@firm.example` or `Firm <leads@firm.example>`. */
export const mailAddressSetting = setting(
  'must be one email address, such as leads@firm.example or Firm <leads@firm.example>',
  mailboxesSchema.pipe(z.tuple([z.custom<MailAddress>()])).transform(([mailbox]) => mailbox),
);

/** Up to 20 mailboxes, separated by commas. Duplicates are removed. */
export const mailAddressesSetting = setting(
  'must be email addresses with commas between them',
  mailboxesSchema
    .refine(({ length }) => length <= 20)
    .transform((mailboxes): MailAddress[] => [
      ...new Map(mailboxes.map((mailbox) => [normalizeEmail(mailbox.address), mailbox])).values(),
    ]),
);

/** Origins of pages, such as `https://www.firm.example`, separated by commas. */
export const originsSetting = setting(
  'must be origins with commas between them, such as https://www.firm.example, without a path',
  z
    .string()
    .toLowerCase()
    .transform((text) => splitList(text).map((part) => part.replace(/\/$/, '')))
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/ }).refine((origin) => URL.parse(origin)?.origin === origin),
      ),
    )
    .transform((origins) => [...new Set(origins)]),
);

/** `mara-fenn=https://…` for each person, separated by spaces. Parses to the addresses by id. */
export const calendarUrlsSetting = setting(
  'must be the ids of people with the addresses of their calendars, such as mara-fenn=https://calendar.example/secret.ics, with spaces between them, each person once',
  z
    .string()
    .transform((text) =>
      text.split(/\s+/).map((entry) => {
        const [person = '', ...address] = entry.split('=');
        return [person, address.join('=').replace(/^webcal:/i, 'https:')];
      }),
    )
    .pipe(
      z.array(
        z.tuple([
          z.string().regex(/^[a-z-]+$/),
          z.url({ protocol: /^https?$/ }).transform((url) => new URL(url)),
        ]),
      ),
    )
    .refine((entries) => new Map(entries).size === entries.length)
    .transform((entries): ReadonlyMap<string, URL> => new Map(entries)),
);

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/**
 * Fastify's `trustProxy`: the proxies whose `X-Forwarded-*` headers count, `false`, `true`, a number of proxies, or their
 * addresses. A number is safe only if no client can reach this port directly; addresses always are.
 */
export const trustProxySetting = setting<TrustProxy>(
  'must be true, false, a number of proxies, or addresses with commas between them',
  z.union([
    z.stringbool({ truthy: ['true'], falsy: ['false', '0'] }),
    z
      .string()
      .regex(/^\d{1,2}$/)
      // Fastify trusts nobody by a number alone.
      .transform((count) => (_address: string, hop: number) => hop < Number(count)),
    z.string().toLowerCase().transform(splitList).pipe(z.array(proxyAddress)),
  ]),
);
