import { sampleValueIn } from '../../lib/content/sample-values.ts';
import type { Config } from '../../server/config.ts';
import type { Finding } from './report.ts';

/** A setting that a live site needs: what is wrong with it and what to do, or undefined. */
interface NeededSetting {
  name: string;
  lack(config: Config, given: Given): string | undefined;
}

/** Tells whether a setting was given a value, and was not left to its default. */
type Given = (name: string) => boolean;

const needed: readonly NeededSetting[] = [
  {
    name: 'SITE_URL',
    lack({ SITE_URL }) {
      if (sampleValueIn(SITE_URL.hostname)) {
        return `is ${SITE_URL.origin}. Set it to the site’s real address, such as https://www.yourfirm.com.`;
      }
      if (SITE_URL.protocol === 'https:') return undefined;
      return 'does not start with https://. Visitors must reach the site encrypted.';
    },
  },
  {
    name: 'SMTP_URL',
    lack: ({ SMTP_URL }) =>
      SMTP_URL ? undefined : 'is not set: mails stay on the server as files. Set your mail server.',
  },
  {
    name: 'SMTP_ALLOW_PLAINTEXT',
    lack: ({ SMTP_URL, SMTP_ALLOW_PLAINTEXT }) =>
      SMTP_URL?.protocol === 'smtp:' && SMTP_ALLOW_PLAINTEXT
        ? 'is true: password and leads may travel unencrypted. Use smtps://, or a mail server that offers STARTTLS.'
        : undefined,
  },
  {
    name: 'MAIL_FROM',
    lack: ({ MAIL_FROM }, given) =>
      mailLack([MAIL_FROM.address], given('MAIL_FROM'), 'the sender of every mail'),
  },
  {
    name: 'LEADS_TO',
    lack: ({ LEADS_TO }, given) => {
      const addresses = LEADS_TO.map(({ address }) => address);
      return mailLack(addresses, given('LEADS_TO'), 'the people who answer consultation requests');
    },
  },
  {
    name: 'TOKEN_SECRET',
    lack: ({ TOKEN_SECRET }) =>
      TOKEN_SECRET
        ? undefined
        : 'is not set. Set it to a long random text. If letters are out already, use the content of DATA_DIR/token-secret, so that their links keep working.',
  },
  {
    name: 'CONSULTATION_WEBHOOK_URL',
    lack: ({ CONSULTATION_WEBHOOK_URL: url }) =>
      url && url.protocol !== 'https:'
        ? 'does not start with https://: requests would travel unencrypted.'
        : undefined,
  },
  {
    name: 'CONSULTATION_WEBHOOK_SECRET',
    lack: (config) =>
      config.CONSULTATION_WEBHOOK_URL && !config.CONSULTATION_WEBHOOK_SECRET
        ? 'is not set: the receiver could not tell your calls from forged ones.'
        : undefined,
  },
  {
    name: 'CORS_ORIGINS',
    lack: ({ PUBLIC_FORMS_URL: forms, SITE_URL, CORS_ORIGINS }) =>
      forms && forms.origin !== SITE_URL.origin && !CORS_ORIGINS.includes(SITE_URL.origin)
        ? `does not name ${SITE_URL.origin}, whose pages send their forms here.`
        : undefined,
  },
  {
    name: 'TRUST_PROXY',
    lack({ SITE_URL, TRUST_PROXY }) {
      if (TRUST_PROXY === true) {
        return 'is true: anyone can claim any address. Set it to the addresses of your proxies.';
      }
      // This server speaks no TLS, so behind an https address there is a proxy.
      if (SITE_URL.protocol !== 'https:' || TRUST_PROXY !== false) return undefined;
      return 'is false, but https needs a proxy in front, and all visitors would share one limit. Set it to the proxy’s address, such as 127.0.0.1.';
    },
  },
];

function mailLack(addresses: string[], given: boolean, who: string): string | undefined {
  const sample = addresses.find((address) => sampleValueIn(address));
  if (given && !sample) return undefined;
  return `is ${sample ?? 'not set'}. Set it to ${who}.`;
}

/** The settings that a live site needs and that are missing. */
export function settingFindings(
  config: Config,
  environment: Record<string, string | undefined>,
): Finding[] {
  const given: Given = (name) => Boolean(environment[name]?.trim());
  return needed.flatMap(({ name, lack }) => {
    const todo = lack(config, given);
    return todo === undefined ? [] : [{ group: 'Settings', place: name, todo, point: name }];
  });
}
