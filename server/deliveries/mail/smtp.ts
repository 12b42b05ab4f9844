import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { runWithTimeout } from '../deadline.ts';
import { encodeLookalikes } from './encoded-words.ts';
import type { MailTransport } from './transport.ts';

/** Longest waits: for the connection, the greeting, any answer, the whole mail. */
const connectionTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;
const mailTimeoutMs = 45_000;

/** Where mails go, and whether they may go there unencrypted. */
export type SmtpSettings = Pick<Config, 'SMTP_ALLOW_PLAINTEXT'> & { SMTP_URL: URL };

export function createSmtpTransport(settings: SmtpSettings, clock: Clock): MailTransport {
  const transporter = createSmtpConnection(settings);
  transporter.use('stream', encodeLookalikes);
  return {
    async send(message, _name, signal) {
      await runWithTimeout(clock, mailTimeoutMs, signal, (bounded) =>
        transporter.sendMail({ ...message, signal: bounded }),
      );
    },
    close: () => transporter.close(),
  };
}

/** Connects and signs in, and sends nothing. @throws what the mail server or the network says */
export async function verifySmtp(settings: SmtpSettings): Promise<void> {
  const transporter = createSmtpConnection(settings);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

const createSmtpConnection = ({ SMTP_URL: url, SMTP_ALLOW_PLAINTEXT }: SmtpSettings) =>
  createTransport({
    url: url.href,
    requireTLS: url.password !== '' && !SMTP_ALLOW_PLAINTEXT,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
