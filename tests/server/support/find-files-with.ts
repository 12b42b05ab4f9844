import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the files under a folder whose bytes contain the text, in upper or lower case. */
export function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text.toLowerCase()));
}
