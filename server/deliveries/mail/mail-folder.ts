import { mkdir } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../../platform/durable-files.ts';
import { encodeLookalikes } from './encoded-words.ts';
import type { MailTransport } from './transport.ts';

/** Without a mail server: each mail becomes an .eml file that any mail program opens. */
export function createFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  composer.use('stream', encodeLookalikes);
  return {
    async send(message, name) {
      const { message: composed } = await composer.sendMail(message);
      if (!Buffer.isBuffer(composed)) throw new Error('the mail was not composed into a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(folder, `${name}.eml`, composed);
    },
    close: () => composer.close(),
  };
}
