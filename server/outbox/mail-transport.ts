import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type PluginFunction, type SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Clock } from '../clock.ts';
import { type Config, isPublic } from '../config.ts';
import { syncToDisk, writeDurably } from '../durable-files.ts';
import type { MailAddress } from '../setting-schemas.ts';
import { getMailHost } from '../text/email.ts';
import { runWithTimeout } from './attempt.ts';

/** Sends one email. Once `send` resolves, the mail server has accepted it, or the file is on disk. */
export interface MailTransport {
  /** @param name of the file in development, without extension; the same for each attempt */
  send(message: SendMailOptions, name: string, signal: AbortSignal): Promise<void>;
  /** Deletes the file of an email whose delivery was erased during its attempt. */
  withdraw(name: string): Promise<void>;
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

interface SmtpSettings {
  SMTP_URL: URL;
  /** Sends even to a server without STARTTLS. */
  SMTP_ALLOW_PLAINTEXT: boolean;
}

function createSmtpTransport(settings: SmtpSettings, clock: Clock): MailTransport {
  const transporter = createSmtpConnection(settings);
  transporter.use('stream', encodeLookalikes);
  return {
    async send(message, _name, signal) {
      await runWithTimeout(clock, mailTimeoutMs, signal, (timedSignal) =>
        transporter.sendMail({ ...message, signal: timedSignal }),
      );
    },
    async withdraw() {},
    close: () => transporter.close(),
  };
}

/** Opens the mail server or, in development, the folder of emails. */
export function openTransport(config: Config, clock: Clock): MailTransport {
  const { SMTP_URL } = config;
  if (SMTP_URL) return createSmtpTransport({ ...config, SMTP_URL }, clock);
  if (!isPublic(config)) return createFolderTransport(getMailFolder(config.DATA_DIR));
  return {
    async send() {
      throw Object.assign(new Error('no mail server'), { code: 'SMTP_URL is not set' });
    },
    async withdraw() {},
    close() {},
  };
}

const createSmtpConnection = ({ SMTP_URL: url, SMTP_ALLOW_PLAINTEXT }: SmtpSettings) =>
  createTransport({
    url: url.href,
    requireTLS: url.password !== '' && !SMTP_ALLOW_PLAINTEXT,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });

const getMailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Begins the names of emails that contain nothing of a visitor, which an erasure keeps. */
export const anonymousPrefix = 'anonymous_';

/** Deletes the emails in the folder of development, which copy what the store has. */
export async function deleteStoredMails(dataDir: string): Promise<void> {
  const folder = getMailFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    if (!name.startsWith(anonymousPrefix)) await rm(join(folder, name), { force: true });
  }
  if (names.length > 0) await syncToDisk(folder);
}

/** Writes each email to an .eml file that any mail program opens. */
function createFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  composer.use('stream', encodeLookalikes);
  return {
    async send(message, name) {
      const { message: composed } = await composer.sendMail(message);
      if (!Buffer.isBuffer(composed)) throw new Error('the mail was not composed into a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(folder, `${name}.eml`, composed);
    },
    withdraw: (name) => rm(join(folder, `${name}.eml`), { force: true }),
    close: () => composer.close(),
  };
}

/** RFC 2047, section 2, allows 75 characters in an encoded word and 76 in a line. */
const maxWordChars = 52;
const encodeText = (text: string) => encodeWord(text, 'B', maxWordChars);
const looksEncoded = (text: unknown): text is string =>
  typeof text === 'string' && text.includes('=?');

/**
 * Encodes header texts that look like encoded words (RFC 2047), so that mail programs show
 * `=?utf-8?Q?x?=` as the visitor typed it. Nodemailer passes a valid encoded word on unchanged, and in
 * a name only quotes it, which most programs decode anyway.
 */
const encodeLookalikes: PluginFunction = ({ message }, done) => {
  if (message) {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) => {
      if (looksEncoded(value)) return encode(key, encodeText(value));
      const [first, ...others] = [value].flat();
      if (others.length > 0 || !hasEncodedName(first)) return encode(key, value);
      return encode(key, { ...first, name: 'x' }).replace(/^x/, encodeText(first.name));
    };
  }
  done();
};

function hasEncodedName(value: unknown): value is { name: string; address: string } {
  return typeof value === 'object' && value !== null && 'name' in value && looksEncoded(value.name);
}
