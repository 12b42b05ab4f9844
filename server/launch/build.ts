import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

/** Whether what is served was built from this content, for this address. */
export async function buildFindings({ SITE_DIST, SITE_URL }: Config): Promise<Finding[]> {
  const finding = (todo: string): Finding => ({ group: 'Build', place: SITE_DIST, todo });
  const robots = join(SITE_DIST, 'robots.txt');
  if (!existsSync(robots)) return [finding("holds no built site. Run 'npm run build'.")];
  const [, address = 'no address'] =
    /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(readFileSync(robots, 'utf8')) ?? [];
  if (address !== SITE_URL.origin) {
    return [
      finding(
        `was built for ${address}. Set SITE_URL to ${SITE_URL.origin} and run 'npm run build'.`,
      ),
    ];
  }
  // A build that was carried elsewhere, as into an image, has no sources beside it to compare.
  if (resolve(SITE_DIST) !== resolve('dist') || !existsSync('tools')) return [];
  const { isBuildFresh } = await import('../../tools/build-stamp.ts');
  if (await isBuildFresh()) return [];
  return [finding("is older than the content or the settings. Run 'npm run build'.")];
}
