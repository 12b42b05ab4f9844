import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { type Config, isPublic } from '../config.ts';
import type { MailAddress } from '../setting-schemas.ts';
import { getMailHost } from '../text/email.ts';
import { runWithTimeout } from './attempt.ts';

/** Sends one email. Once `send` resolves, the mail server has accepted it; in development it is a file. */
export interface MailTransport {
  /** @param name of the file in development, without extension; the same for each attempt */
  send(message: SendMailOptions, name: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Adds what all emails of the server have in common.
 * @param id stays the same for all attempts, so that mailboxes recognize a repeat
 * @param now epoch milliseconds
 */
export const addEnvelope = (
  { headers, ...content }: SendMailOptions,
  id: string,
  from: MailAddress,
  now: number,
): SendMailOptions => ({
  ...content,
  from,
  messageId: `<${id}@${getMailHost(from.address)}>`,
  date: new Date(now),
  // Prevents out-of-office replies (RFC 3834, section 5).
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Limits for the connection, the greeting, any answer and the whole email. */
const connectionTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;
const mailTimeoutMs = 45_000;

/** Opens the mail server or, in development, the folder of emails. */
export function openTransport(config: Config, clock: Clock): MailTransport {
  const { SMTP_URL, SMTP_ALLOW_PLAINTEXT, DATA_DIR } = config;
  if (!SMTP_URL) return isPublic(config) ? noTransport : createFolderTransport(DATA_DIR);
  const transporter = createTransport({
    url: SMTP_URL.href,
    requireTLS: SMTP_URL.password !== '' && !SMTP_ALLOW_PLAINTEXT,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
  return {
    async send(message, _name, signal) {
      await runWithTimeout(clock, mailTimeoutMs, signal, (timedSignal) =>
        transporter.sendMail({ ...message, signal: timedSignal }),
      );
    },
    close: () => transporter.close(),
  };
}

const noTransport: MailTransport = {
  async send() {
    throw Object.assign(new Error('no mail server'), { code: 'SMTP_URL is not set' });
  },
  close() {},
};

const getMailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Deletes the emails in the folder of development, which copy what the store has. */
export const deleteStoredMails = (dataDir: string): Promise<void> =>
  rm(getMailFolder(dataDir), { recursive: true, force: true });

/** Writes each email to an .eml file that any mail program opens. */
function createFolderTransport(dataDir: string): MailTransport {
  const folder = getMailFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, name) {
      const { message: composed } = await composer.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${name}.eml`), composed);
    },
    close: () => composer.close(),
  };
}
