import { createTransport } from 'nodemailer';
import type { Clock } from '../../platform/clock.ts';
import { within } from '../deadline.ts';
import { encodeLookalikes } from './encoded-words.ts';
import type { MailTransport } from './transport.ts';

/** Longest waits: for the connection, the greeting, any answer, the whole mail. */
const connectionTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;
const mailTimeoutMs = 45_000;

/** Sends through the server of SMTP_URL, whose address may hold user and password. */
export function smtpTransport(url: URL, clock: Clock): MailTransport {
  const transporter = connectionTo(url);
  transporter.use('stream', encodeLookalikes);
  return {
    async send(message, _name, signal) {
      await within(clock, mailTimeoutMs, signal, (bounded) =>
        transporter.sendMail({ ...message, signal: bounded }),
      );
    },
    close: () => transporter.close(),
  };
}

/** Connects and signs in, and sends nothing. @throws what the mail server or the network says */
export async function greetSmtp(url: URL): Promise<void> {
  const transporter = connectionTo(url);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

const connectionTo = (url: URL) =>
  createTransport({
    url: url.href,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
