import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder, however deep, whose bytes hold the text in any case of letters. */
export function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text.toLowerCase()));
}
