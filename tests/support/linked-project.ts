import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files that commands write into their working folder. */
const written = [
  '.git',
  '.cache',
  '.astro',
  '.content-dir',
  'data',
  'dist',
  'dist.next',
  'dist.last',
];

/**
 * Makes a second working folder of the project, for commands that write into their working folder.
 * @returns the folder
 */
export function linkedProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !written.includes(entry))) {
    if (name === 'content') cpSync(name, join(folder, name), { recursive: true });
    else symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}
