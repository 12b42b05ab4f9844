import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Paths that commands write to in their working folder. */
const written = ['.git', '.cache', '.astro', 'data', 'dist', 'dist.next', 'dist.last'];

/**
 * Makes a second working folder of the project, for commands that write into their working folder.
 * @param content what is copied to its content folder, if it has one
 * @returns the folder
 */
export function linkProject(folder: string, content?: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !written.includes(entry))) {
    if (name !== 'content') symlinkSync(resolve(name), join(folder, name));
  }
  if (content !== undefined) cpSync(content, join(folder, 'content'), { recursive: true });
  return folder;
}
