import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

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
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Deletes the mails whose names, after the time, are among these.
 * @returns how many there were
 */
export async function eraseMails(folder: string, names: readonly string[]): Promise<number> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const endings = names.map((name) => `_${name}.eml`);
  const erased = files.filter((file) => endings.some((ending) => file.endsWith(ending)));
  for (const file of erased) await rm(join(folder, file), { force: true });
  return erased.length;
}
