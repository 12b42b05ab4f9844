import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What commands write into the folder that they run in. */
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
 * A second working folder of the project, for commands that write into the folder that they run in.
 * @returns the folder, which is made if it is not there
 */
export function linkedProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((each) => !written.includes(each))) {
    if (name === 'content') cpSync(name, join(folder, name), { recursive: true });
    else symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}
