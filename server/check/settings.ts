import { findSampleValue } from '../../lib/content/sample-values.ts';
import type { Config } from '../config.ts';
import type { Finding } from './report.ts';

/**
 * What a live site needs of each setting.
 * @returns what is wrong and what to do, or undefined
 */
const rules: Readonly<
  Record<string, (config: Config, isSet: (name: string) => boolean) => string | undefined>
> = {
  SITE_URL: ({ SITE_URL }) => {
    if (findSampleValue(SITE_URL.hostname)) {
      return `is ${SITE_URL.origin}. Set it to the site’s real address, such as https://www.yourfirm.com.`;
    }
    return SITE_URL.protocol === 'https:'
      ? undefined
      : 'does not start with https://. Without TLS, visitors’ data travels unencrypted.';
  },
  SMTP_URL: ({ SMTP_URL }) =>
    SMTP_URL ? undefined : 'is not set, so no email is sent. Set it to your mail server.',
  SMTP_ALLOW_PLAINTEXT: ({ SMTP_URL, SMTP_ALLOW_PLAINTEXT }) =>
    SMTP_URL?.protocol === 'smtp:' && SMTP_ALLOW_PLAINTEXT
      ? 'is true: password and leads may travel unencrypted. Use smtps://, or a mail server that offers STARTTLS.'
      : undefined,
  MAIL_FROM: ({ MAIL_FROM }, isSet) =>
    checkAddresses([MAIL_FROM], isSet('MAIL_FROM'), 'the sender of every email'),
  LEADS_TO: ({ LEADS_TO }, isSet) =>
    checkAddresses(LEADS_TO, isSet('LEADS_TO'), 'the people who answer consultation requests'),
  TOKEN_SECRET: ({ TOKEN_SECRET }) =>
    TOKEN_SECRET
      ? undefined
      : 'is not set. Set it to a long random text. If you have sent letters, use the text in DATA_DIR/token-secret, so that their links keep working.',
  CONSULTATION_WEBHOOK_URL: ({ CONSULTATION_WEBHOOK_URL: url }) =>
    url && url.protocol !== 'https:'
      ? 'does not start with https://, so leads would travel unencrypted.'
      : undefined,
  CONSULTATION_WEBHOOK_SECRET: (config) =>
    config.CONSULTATION_WEBHOOK_URL && !config.CONSULTATION_WEBHOOK_SECRET
      ? 'is not set, so the receiver cannot tell your calls from forged ones.'
      : undefined,
  CORS_ORIGINS: ({ PUBLIC_FORMS_URL: forms, SITE_URL, CORS_ORIGINS }) =>
    forms && forms.origin !== SITE_URL.origin && !CORS_ORIGINS.includes(SITE_URL.origin)
      ? `does not list ${SITE_URL.origin}, whose pages send their forms here. Add it.`
      : undefined,
  TRUST_PROXY: ({ SITE_URL, TRUST_PROXY }) => {
    if (TRUST_PROXY === true) {
      return 'is true, so anyone can claim any address. Set it to the addresses of your proxies.';
    }
    // The server itself does not speak TLS.
    return SITE_URL.protocol === 'https:' && TRUST_PROXY === false
      ? 'is false, but https needs a proxy in front, and all visitors would share one rate limit. Set it to the proxy’s address, such as 127.0.0.1.'
      : undefined;
  },
};

function checkAddresses(
  mailboxes: readonly { address: string }[],
  isSet: boolean,
  purpose: string,
): string | undefined {
  const sample = mailboxes.map(({ address }) => address).find(findSampleValue);
  return isSet && !sample ? undefined : `is ${sample ?? 'not set'}. Set it to ${purpose}.`;
}

/** @returns a finding for each setting that a live site needs and that is missing or unsafe */
export function checkSettings(
  config: Config,
  environment: Record<string, string | undefined>,
): Finding[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return Object.entries(rules).flatMap(([name, check]): Finding[] => {
    const todo = check(config, isSet);
    return todo ? [{ group: 'Settings', place: name, todo, point: name }] : [];
  });
}
