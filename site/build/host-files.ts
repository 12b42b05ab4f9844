import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCanonicalAddress } from '../../lib/canonical-path.ts';
import { hashedFiles, hostFiles } from '../../server/site/built-site.ts';
import { formatHeadersFile } from '../../server/site/headers.ts';

/**
 * Writes the redirects and headers for static hosts, such as Netlify and Cloudflare Pages.
 * @param oldAddresses the addresses as the owner wrote them
 * @param redirects targets by canonical old address
 */
export async function writeHostFiles(
  built: string,
  oldAddresses: readonly string[],
  redirects: Readonly<Record<string, string>>,
  siteUrl: URL,
): Promise<void> {
  const lines = oldAddresses.flatMap((from) => {
    const canonical = toCanonicalAddress(from);
    return [...new Set([from, canonical])].map(
      // Hosts expect spaces between the path and its query parameters.
      (old) => `${old.replace(/[?&]/g, ' ')} ${redirects[canonical]} 301`,
    );
  });
  await Promise.all([
    writeFile(join(built, hostFiles.redirects), `${lines.join('\n')}\n`),
    writeFile(join(built, hostFiles.headers), formatHeadersFile(siteUrl, hashedFiles)),
  ]);
}
