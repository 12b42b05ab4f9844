import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that only this user can read: atomically, and durable after a power cut. */
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
  await syncToDisk(folder);
}

/** Makes a file durable, or the new, renamed and deleted names in a folder. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
