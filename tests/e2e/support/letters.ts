import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** @returns the sources of all mails of a server, without the line breaks of the encoding */
export function readMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''),
  );
}

/** Waits for a letter to an address. @returns its link, such as `/newsletter/confirm?token=…` */
export async function findLinkInLetter(
  dataDir: string,
  address: string,
  target: 'confirm' | 'unsubscribe',
): Promise<string> {
  const link = () => {
    const letter = readMails(dataDir)
      .filter((source) => source.includes(`To: ${address}`))
      .map((source) => source.replaceAll('=3D', '='))
      .find((source) => source.includes(`/newsletter/${target}?token=`));
    const pattern = new RegExp(`/newsletter/${target}\\?token=[\\w.-]+`);
    return letter === undefined ? undefined : pattern.exec(letter)?.[0];
  };
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}
