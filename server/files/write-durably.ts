import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Writes a file for this user alone. It appears whole or not at all, and is there after a power cut. */
export async function writeDurably(
  folder: string,
  name: string,
  content: Buffer | string,
): Promise<void> {
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
