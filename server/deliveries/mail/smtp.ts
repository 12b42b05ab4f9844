import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import { within } from '../deadline.ts';
import type { MailTransport } from './transport.ts';

/** Longest waits, in milliseconds: for the connection, the greeting, any answer, the whole mail. */
const connectionTimeout = 10_000;
const greetingTimeout = 10_000;
const socketTimeout = 20_000;
const mailTimeout = 45_000;

/** Sends through the server of SMTP_URL, whose address may hold user and password. */
export function smtpTransport(url: URL, clock: Clock): MailTransport {
  const transporter = createTransport({
    url: url.href,
    connectionTimeout,
    greetingTimeout,
    socketTimeout,
  });
  return {
    async send(message, _name, signal) {
      await within(clock, mailTimeout, signal, (bounded) =>
        transporter.sendMail({ ...message, signal: bounded }),
      );
    },
    close: () => transporter.close(),
  };
}
