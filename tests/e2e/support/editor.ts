/** `npm run edit` on a copy of the fixture content, for tests of the editor. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { fixtureContent } from '../../support/fixture-content.ts';

export interface RunningEditor {
  /** The address that the terminal shows, with the token. */
  address: string;
  /** The folder that it edits. */
  content: string;
  stop: () => Promise<void>;
}

export async function startEditor(): Promise<RunningEditor> {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const content = join(folder, 'content');
  cpSync(fixtureContent, content, { recursive: true });
  const port = await getPort();
  const { PATH } = process.env;
  const editor = spawn(process.execPath, ['owner/edit.ts'], {
    env: { PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let address = '';
  for await (const chunk of editor.stdout.iterator({ destroyOnReturn: false })) {
    [, address = ''] = /editor is at (\S+)/.exec(String(chunk)) ?? [];
    if (address) break;
  }
  editor.stdout.resume();
  async function stop() {
    if (editor.kill('SIGTERM')) await once(editor, 'exit');
    const group = -(editor.pid ?? Number.NaN);
    // No child process outlives the command.
    await expect(() => expect(() => process.kill(group, 0)).toThrow('ESRCH')).toPass();
    rmSync(folder, { recursive: true });
  }
  return { address, content, stop };
}

export const readContent = ({ content }: RunningEditor, name: string): string =>
  readFileSync(join(content, name), 'utf8');

export const clickFile = (page: Page, folder: string, file: string) =>
  page
    .getByRole('region', { name: folder, exact: true })
    .getByRole('button', { name: file })
    .click();

/** Opens a file and waits for it: the previous one stays until it has loaded. */
export async function openFile(page: Page, folder: string, file: string) {
  await clickFile(page, folder, file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${folder}/${file}`);
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved.');
}

/** A square picture as a dragged file. */
export async function createDroppedPicture(page: Page, name: string, side: number) {
  const create = { width: side, height: side, channels: 3, background: 'teal' } as const;
  const bytes = [...(await sharp({ create }).png().toBuffer())];
  const file = { name, bytes };
  const dropped = await page.evaluateHandle(({ name, bytes }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return transfer;
  }, file);
  return { bytes, dropped };
}
