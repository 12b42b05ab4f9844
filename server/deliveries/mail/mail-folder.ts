import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncFolder } from '../../files/sync-folder.ts';
import type { MailTransport } from './transport.ts';

/** Where mails lie that were written as files. */
export const mailFolderIn = (dataDir: string) => join(dataDir, 'mail');

/** Without a mail server: each mail becomes an .eml file that any mail program opens. */
export function mailFolder(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
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

/** The file appears whole or not at all, and is there after a power cut. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}
