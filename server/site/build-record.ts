import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildRecord, buildRecordFile, buildRecordSchema } from '../../lib/site-record.ts';
import { SiteMissingError } from './built-site.ts';

/**
 * @param distDir folder of the built site
 * @returns what the build recorded of the firm
 * @throws SiteMissingError if there is no record, or one of another version of the site
 */
export function readBuildRecord(distDir: string): BuildRecord {
  const folder = resolve(distDir);
  const file = join(folder, buildRecordFile);
  if (!existsSync(file)) {
    throw new SiteMissingError(
      `The built site is missing: there is no ${buildRecordFile} in ${folder}. Run 'npm run build' first.`,
    );
  }
  try {
    return buildRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SiteMissingError(
      `${file} is damaged or comes from another version of the site. Run 'npm run build' again.`,
    );
  }
}
