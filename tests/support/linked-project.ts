import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Paths that commands write to in their working folder. */
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
 * @param content what is copied to its content folder
 * @param project the folder of the project
 * @returns the folder
 */
export function linkProject(folder: string, content = 'content', project = '.'): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(project).filter((entry) => !written.includes(entry))) {
    if (name !== 'content') symlinkSync(resolve(project, name), join(folder, name));
  }
  cpSync(content, join(folder, 'content'), { recursive: true });
  return folder;
}
