import { z } from 'zod';
import type { Brand } from '../lib/content/schemas/brand.ts';
import {
  type MailAddress,
  mailAddressesSetting,
  mailAddressSetting,
} from './settings/mail-address.ts';
import { originsSetting } from './settings/origins.ts';
import { trustProxySetting } from './settings/trust-proxy.ts';

/** A setting that cannot be used. The message is for the operator and never repeats a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The folder that `npm run build` writes. */
export const defaultSiteDist = 'dist';

/** Settings by their names in the environment (docs/running.md, Settings). */
function settingsSchema(brand: Brand) {
  const firm: MailAddress = { name: brand.name, address: brand.email };
  return z.object({
    /** 0 asks the system for a free port. */
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    /** Unset: SQLite in DATA_DIR. */
    DATABASE_URL: urlSetting(['postgres:', 'postgresql:']).optional(),
    SITE_URL: urlSetting(['https:', 'http:']).prefault(brand.siteUrl),
    /** The folder of the built site. */
    SITE_DIST: z.string().default(defaultSiteDist),
    /** Unset: every mail is written as a file under DATA_DIR/mail. */
    SMTP_URL: urlSetting(['smtp:', 'smtps:']).optional(),
    /** Lets a password and mails go to an smtp:// server that does not offer STARTTLS. */
    SMTP_ALLOW_PLAINTEXT: trueOrFalse(),
    MAIL_FROM: mailAddressSetting.default(firm),
    LEADS_TO: mailAddressesSetting.default([firm]),
    CONSULTATION_WEBHOOK_URL: urlSetting(['https:', 'http:']).optional(),
    CONSULTATION_WEBHOOK_SECRET: webhookSecretSetting().optional(),
    /** Signs the links in mails. Unset: settings/secrets.ts generates one into DATA_DIR. */
    TOKEN_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
    TRUST_PROXY: trustProxySetting.prefault('false'),
    /** Less room than this on the store's disk is warned of; 0: never. In units of 1,000,000 bytes. */
    DISK_WARNING_MB: wholeNumber(0, 999_999_999, 500),
    /** Where the forms of pages on another host are sent: this server, as visitors reach it. */
    PUBLIC_FORMS_URL: urlSetting(['https:', 'http:']).optional(),
    /** Origins of such pages. */
    CORS_ORIGINS: originsSetting.default([]),
    /** Whether their calls may carry cookies. The server itself has none. */
    CORS_CREDENTIALS: trueOrFalse(),
    /** Form calls per client and minute. */
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 20),
    /** Newsletter letters to one mail domain in a day; webmail hosts have no such limit. */
    LETTERS_PER_DOMAIN: wholeNumber(1, 1_000_000, 50),
    /** Newsletter letters to everybody in an hour. */
    LETTERS_PER_HOUR: wholeNumber(1, 1_000_000, 200),
  });
}

/** Every setting, by its name in the environment. */
export const settingNames = (brand: Brand) => Object.keys(settingsSchema(brand).shape);

export type Config = Readonly<z.output<ReturnType<typeof settingsSchema>>>;

/**
 * Parses the environment, once, at start. An empty value counts as unset.
 * @throws ConfigError with one sentence for each wrong setting, naming it
 */
export function readConfig(environment: Record<string, string | undefined>, brand: Brand): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = settingsSchema(brand).safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path, message }) => `The setting ${String(path[0])} ${message}.`,
  );
  throw new ConfigError(sentences.join('\n'));
}

const trueOrFalse = () =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true');

function wholeNumber(least: number, most: number, fallback: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
    .prefault(String(fallback));
}

/** An absolute address with one of the given protocols, such as `['https:', 'http:']`. */
function urlSetting(protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .trim()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      message: `must be an address that starts with ${starts}`,
    })
    .transform((text) => new URL(text));
}

/** `whsec_` and base64, as the Standard Webhooks specification writes a symmetric secret. */
function webhookSecretSetting() {
  return z
    .string()
    .trim()
    .refine(isWebhookSecret, { message: "must be 'whsec_' followed by the secret in base64" });
}

function isWebhookSecret(text: string): boolean {
  const encoded = text.replace(/^whsec_/, '');
  if (encoded === text || encoded === '') return false;
  // Buffer skips what is not base64; only a faithful round trip shows that nothing was skipped.
  return Buffer.from(encoded, 'base64').toString('base64') === encoded;
}
