/** Replaces the served build with a finished one. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** @returns the folder in which the next build is made: `dist.next` for `dist` */
export const getNextFolder = (folder: string): string => `${folder}.next`;

/** The previous build, while the new one takes its place. */
const getPreviousFolder = (folder: string) => `${folder}.last`;

/**
 * Replaces a folder as a whole, with two renames. If the second fails, the first is undone.
 * @param built the finished build
 * @param folder the served folder, which need not exist yet
 */
export async function publish(built: string, folder: string): Promise<void> {
  const last = getPreviousFolder(folder);
  await rm(last, { recursive: true, force: true });
  const hadPrevious = await renameIfPresent(folder, last);
  try {
    await rename(built, folder);
  } catch (error) {
    if (hadPrevious) await rename(last, folder);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}

/**
 * Undoes a replacement that was interrupted between its two renames, by a power cut for example.
 * @param folder the served folder
 */
export async function restorePublished(folder: string): Promise<void> {
  if (!existsSync(folder)) await renameIfPresent(getPreviousFolder(folder), folder);
}

/** @returns false when the old name does not exist */
async function renameIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
