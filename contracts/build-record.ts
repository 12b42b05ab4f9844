/** What a build was made from, as it is written into the built site and read by the launch check. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { launchFile } from './content/launch.ts';

/** In the folder of the built site. Its name starts with a dot, so it is never sent to a visitor. */
export const buildRecordFile = '.build.json';

export const buildRecordSchema = z.object({
  /** SHA-256 over the content files and their names. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BuildRecord = z.output<typeof buildRecordSchema>;

/** @param folder of the content; what answers the launch check shows on no page */
export function contentDigest(folder: string): string {
  const hash = createHash('sha256');
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((name) => name.slice(1) !== launchFile)
    .sort();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Names of the settings that make an existing build stale when they change. */
export const buildSettingNames = [
  'SITE_URL',
  'CONTENT_DIR',
  'BUILD_DATE',
  'PUBLIC_FORMS_URL',
  'PUBLIC_FORMS_CREDENTIALS',
  'PUBLIC_CONSULTATION_WEBHOOK_URL',
  'PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS',
  'PUBLIC_TAG_MANAGER_ID',
  'PUBLIC_VISITOR_ID_SCRIPT_URL',
] as const;
export type BuildSetting = (typeof buildSettingNames)[number];
