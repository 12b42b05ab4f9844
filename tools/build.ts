/** Builds the site, finishes its pages, compresses its files once, and notes what it was built from. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildSetting } from '../site/build/build-settings.ts';
import { finishPages } from '../site/build/finish-pages.ts';
import { precompress } from '../site/build/precompress.ts';
import { noteBuild } from './build-stamp.ts';

const astroPackage = createRequire(import.meta.url).resolve('astro/package.json');
const astro = join(dirname(astroPackage), 'bin', 'astro.mjs');

interface BuildOptions {
  quiet?: boolean;
  folder?: string;
  settings?: Partial<Record<BuildSetting, string>>;
}

/**
 * Runs the whole build; the output of a failed one is shown, and its exit code passed on.
 *
 * @param quiet show the site builder's own words only when it fails
 * @param folder where the site goes; only the usual one is noted for `npm start`
 * @param settings of the build, beside those of the environment
 */
export async function buildSite({
  quiet = false,
  folder = 'dist',
  settings = {},
}: BuildOptions = {}): Promise<void> {
  const args = [astro, 'build', '--outDir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    if (quiet) process.stderr.write(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  await finishPages(folder);
  await precompress(folder);
  if (folder === 'dist') await noteBuild();
}

if (import.meta.main) await buildSite();
