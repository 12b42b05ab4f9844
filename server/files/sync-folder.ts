import { open } from 'node:fs/promises';

/** Makes new, renamed and deleted names of a folder last over a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
