import { z } from 'zod';
import { findSampleValue } from '../lib/content/sample-values.ts';
import type { Brand } from '../lib/content/schemas/brand.ts';
import {
  booleanSetting,
  calendarUrlsSetting,
  integerSetting,
  type MailAddress,
  mailAddressesSetting,
  mailAddressSetting,
  originsSetting,
  secretSetting,
  trustProxySetting,
  urlSetting,
  webhookSecretSetting,
} from './setting-schemas.ts';
import { readSiteRecord } from './site/built-site.ts';

/** A setting that cannot be used. The message is for the operator and never repeats a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The folder that `npm run build` writes. */
export const defaultSiteDist = 'dist';

const webUrl = () => urlSetting(/^https?$/, 'https:// or http://');

/** Settings by their names in the environment (docs/running.md, Settings). */
function createSettingsSchema(brand: Brand) {
  const firm: MailAddress = { name: brand.name, address: brand.email };
  return z.object({
    /** 0 lets the system choose a free port. */
    PORT: integerSetting(0, 65_535, 3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    /** If unset, SQLite in DATA_DIR. */
    DATABASE_URL: urlSetting(/^postgres(?:ql)?$/, 'postgres:// or postgresql://').optional(),
    SITE_URL: webUrl().prefault(brand.siteUrl),
    /** The folder of the built site. */
    SITE_DIST: z.string().default(defaultSiteDist),
    /** If unset, emails are written as files under DATA_DIR/mail. */
    SMTP_URL: urlSetting(/^smtps?$/, 'smtp:// or smtps://').optional(),
    /** Sends a password and emails to an smtp:// server even without STARTTLS. */
    SMTP_ALLOW_PLAINTEXT: booleanSetting(),
    MAIL_FROM: mailAddressSetting.default(firm),
    LEADS_TO: mailAddressesSetting.default([firm]),
    CONSULTATION_WEBHOOK_URL: webUrl().optional(),
    CONSULTATION_WEBHOOK_SECRET: webhookSecretSetting().optional(),
    /** Signs the links in emails. If unset, secrets.ts generates one in DATA_DIR. */
    TOKEN_SECRET: secretSetting().optional(),
    TRUST_PROXY: trustProxySetting.prefault('false'),
    /** Warns below this much free space on the store's disk; 0 never warns. Units of 1,000,000 bytes. */
    DISK_WARNING_MB: integerSetting(0, 999_999_999, 500),
    /** This server's address as visitors reach it, for the forms of pages on another host. */
    PUBLIC_FORMS_URL: webUrl().optional(),
    /** Origins of such pages. */
    CORS_ORIGINS: originsSetting.default([]),
    /** Form requests per client and minute. */
    RATE_LIMIT_MAX: integerSetting(1, 1_000_000, 20),
    /** Confirms each consultation request to its visitor by email. */
    CONFIRM_REQUESTS: booleanSetting('true'),
    /** Secret addresses of the calendars of people who take calls, by their ids. */
    CALENDAR_URLS: calendarUrlsSetting.default(new Map()),
    /** Newsletter letters per mail domain and day; webmail hosts have no such limit. */
    LETTERS_PER_DOMAIN: integerSetting(1, 1_000_000, 50),
    /** Newsletter letters per hour. */
    LETTERS_PER_HOUR: integerSetting(1, 1_000_000, 200),
  });
}

export const settingNames = (brand: Brand) => Object.keys(createSettingsSchema(brand).shape);

export type Config = Readonly<z.output<ReturnType<typeof createSettingsSchema>>>;

/**
 * Parses the environment. An empty value counts as unset.
 * @throws ConfigError with one sentence for each invalid setting
 */
export function readConfig(environment: Record<string, string | undefined>, brand: Brand): Config {
  const settings = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = createSettingsSchema(brand).safeParse(Object.fromEntries(settings));
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path, message }) => `The setting ${String(path[0])} ${message}.`,
  );
  throw new ConfigError(sentences.join('\n'));
}

/**
 * Reads the settings and the record of the built site, which has the defaults of some settings.
 * @throws SiteMissingError if there is no record
 * @throws ConfigError if a setting is invalid
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const record = readSiteRecord(environment.SITE_DIST?.trim() || defaultSiteDist);
  return { config: readConfig(environment, record.brand), record };
}

/** Whether the public can reach the site; the hosts of samples and of development do not resolve. */
export const isPublic = ({ SITE_URL }: Pick<Config, 'SITE_URL'>): boolean =>
  findSampleValue(SITE_URL.hostname) === undefined;

/** Whether nobody would learn of a lead: emails as files are for development. */
export const reachesNobody = (config: Config): boolean =>
  isPublic(config) && !config.SMTP_URL && !config.CONSULTATION_WEBHOOK_URL;
