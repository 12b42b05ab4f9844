import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a letter to an address. @returns its link, such as `/newsletter/confirm?token=…` */
export async function findLinkInLetter(
  dataDir: string,
  address: string,
  target: 'confirm' | 'unsubscribe',
): Promise<string> {
  const link = () => {
    const folder = join(dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const letters = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    const letter = letters
      .filter((source) => source.includes(`To: ${address}`))
      .map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .find((source) => source.includes(`/newsletter/${target}?token=`));
    const pattern = new RegExp(`/newsletter/${target}\\?token=[\\w.-]+`);
    return letter === undefined ? undefined : pattern.exec(letter)?.[0];
  };
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}
