import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../lib/content/folder.ts';
import { type BuildRecord, contentDigest } from '../../lib/site-record.ts';
import type { Config } from '../../server/config.ts';
import type { Finding } from './report.ts';

/** @returns whether the site was built from the content folder as it is now */
export const isCurrent = ({ content }: BuildRecord): boolean =>
  content === contentDigest(contentFolder());

/**
 * Checks that the built site was made from the current content, for the current address.
 * @param record undefined if the site has none that can be read
 * @param hasContent whether the content folder is on this machine
 */
export function buildFindings(
  { SITE_DIST, SITE_URL }: Config,
  record: BuildRecord | undefined,
  hasContent: boolean,
): Finding[] {
  const finding = (todo: string): Finding => ({ group: 'Build', place: SITE_DIST, todo });
  if (!existsSync(join(SITE_DIST, 'index.html'))) {
    return [finding("contains no built site. Run 'npm run build'.")];
  }
  const address = record && new URL(record.brand.siteUrl).origin;
  if (address && address !== SITE_URL.origin) {
    return [
      finding(
        `was built for ${address}. Set SITE_URL to ${SITE_URL.origin} and run 'npm run build'.`,
      ),
    ];
  }
  if (record && (!hasContent || isCurrent(record))) return [];
  return [finding("was not built from the current content. Run 'npm run build'.")];
}
