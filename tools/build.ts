/** `npm run build`: builds and publishes the site, and notes what it was built from. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BuildSettings, noteBuild } from './build-stamp.ts';
import { untilAllEnd } from './children.ts';

const astroPackage = createRequire(import.meta.url).resolve('astro/package.json');
/** Astro's command line. */
export const astro = join(dirname(astroPackage), 'bin', 'astro.mjs');

interface BuildOptions {
  quiet?: boolean;
  folder?: string;
  settings?: BuildSettings;
}

/**
 * Runs the whole build. A failed one leaves the site as it was, shows its output, and ends this
 * program with its exit code.
 *
 * @param quiet show Astro's own words only when it fails
 * @param folder where the site goes
 * @param settings of the build, beside those of the environment
 */
export async function buildSite({
  quiet = false,
  folder = 'dist',
  settings = {},
}: BuildOptions = {}): Promise<void> {
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const code = await untilAllEnd([child]);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    process.exit(code);
  }
  await noteBuild(folder, settings);
}

if (import.meta.main) await buildSite();
