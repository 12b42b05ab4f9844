/** Builds the site, narrows its pages' policies, compresses its files once, and notes what it was built from. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { noteBuild } from './build-stamp.ts';
import { keepOwnHashesIn } from './own-hashes.ts';
import { precompress } from './precompress.ts';

const astroPackage = createRequire(import.meta.url).resolve('astro/package.json');
const astro = join(dirname(astroPackage), 'bin', 'astro.mjs');

/**
 * Runs the whole build; the output of a failed one is shown, and its exit code passed on.
 *
 * @param quiet show the site builder's own words only when it fails
 */
export async function buildSite({ quiet = false } = {}): Promise<void> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    if (quiet) process.stderr.write(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  await keepOwnHashesIn('dist');
  await precompress('dist');
  await noteBuild();
}

if (import.meta.main) await buildSite();
