import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRecordFile, buildRecordSchema, contentDigest } from '../../contracts/build-record.ts';
import { contentFolder } from '../../contracts/content/folder.ts';
import type { Config } from '../config.ts';
import type { Finding } from './report.ts';

/** Checks that the built site was made from the current content, for the current address. */
export function buildFindings({ SITE_DIST, SITE_URL }: Config): Finding[] {
  const finding = (todo: string): Finding => ({ group: 'Build', place: SITE_DIST, todo });
  const robots = join(SITE_DIST, 'robots.txt');
  if (!existsSync(robots)) return [finding("contains no built site. Run 'npm run build'.")];
  const [, address = 'no address'] =
    /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(readFileSync(robots, 'utf8')) ?? [];
  if (address !== SITE_URL.origin) {
    return [
      finding(
        `was built for ${address}. Set SITE_URL to ${SITE_URL.origin} and run 'npm run build'.`,
      ),
    ];
  }
  if (builtContent(SITE_DIST) === contentDigest(contentFolder())) return [];
  return [finding("was not built from the current content. Run 'npm run build'.")];
}

/** @returns the digest of the content that the site was built from, if the build recorded one */
function builtContent(distDir: string): string | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(join(distDir, buildRecordFile), 'utf8'));
    return buildRecordSchema.safeParse(record).data?.content;
  } catch {
    return undefined;
  }
}
