import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { addEnvelope } from './send-mail.ts';
import { createSmtpTransport } from './transport.ts';

/**
 * Creates the mail that warns the recipients of leads of a full disk. It bypasses the outbox, which
 * needs that disk.
 * @returns undefined without a mail server: a mail in a folder would warn nobody
 */
export function createDiskWarning(config: Config, clock: Clock) {
  const { SMTP_URL, MAIL_FROM: from, LEADS_TO, SITE_URL, DISK_WARNING_MB } = config;
  if (!SMTP_URL) return undefined;
  return async (freeMegabytes: number): Promise<void> => {
    const transport = createSmtpTransport({ ...config, SMTP_URL }, clock);
    const name = randomUUID();
    const content = {
      to: [...LEADS_TO],
      subject: `Disk space is low: ${freeMegabytes} MB left on the server of ${SITE_URL.host}`,
      text: [
        `The disk that keeps the consultation requests of ${SITE_URL.host} has ${freeMegabytes} MB left.`,
        `That is less than the ${DISK_WARNING_MB} MB below which this warning is sent.`,
        '',
        'When it is full, no request can be stored: visitors are told so and asked to send an email instead.',
        'Please ask whoever runs the server to free some space. Nothing is lost yet.',
        '',
        'This warning is sent once, and again only after the disk had enough space in between, at most once a day.',
        '',
      ].join('\n'),
    };
    try {
      const mail = addEnvelope(content, name, from, clock.now());
      await transport.send(mail, name, AbortSignal.timeout(60_000));
    } finally {
      transport.close();
    }
  };
}
