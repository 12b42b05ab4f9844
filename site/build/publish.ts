/** Puts a finished build in the place of the one that is served. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** @returns the folder beside a site in which its next build is made: `dist.next` for `dist` */
export const nextTo = (folder: string): string => `${folder}.next`;

/** The last build, for the moment in which the new one takes its place. */
const lastOf = (folder: string) => `${folder}.last`;

/**
 * Swaps a folder in whole. Both lie side by side, so that it takes two renames; when the second one
 * fails, the first is taken back.
 *
 * @param built the finished build
 * @param folder what is served, which need not be there yet
 */
export async function publish(built: string, folder: string): Promise<void> {
  const last = lastOf(folder);
  await rm(last, { recursive: true, force: true });
  const hadOne = await renamed(folder, last);
  try {
    await rename(built, folder);
  } catch (error) {
    if (hadOne) await rename(last, folder);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}

/**
 * Takes back a swap that was cut short between its two renames, by a power cut for example.
 * @param folder what is served
 */
export async function restorePublished(folder: string): Promise<void> {
  if (!existsSync(folder)) await renamed(lastOf(folder), folder);
}

/** @returns false where there is nothing of the old name */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
