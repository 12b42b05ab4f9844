/** What a build was made from, as it is written into the built site and read by the launch check. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** In the folder of the built site. Its name starts with a dot, so it is never sent to a visitor. */
export const buildRecordFile = '.build.json';

export const buildRecordSchema = z.object({
  /** SHA-256 over the content files and their names. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BuildRecord = z.output<typeof buildRecordSchema>;

/** @param folder of the content */
export function contentDigest(folder: string): string {
  const hash = createHash('sha256');
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
