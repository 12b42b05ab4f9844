/**
 * `npm run build`: builds and publishes the site, and records what it was built from. `-- --static URL`
 * lets its forms go to the server at that address, so that any host of files can carry the pages.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
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
 * Runs the whole build. A failed build leaves the site as it was, prints its output, and exits
 * with its exit code.
 *
 * @param quiet show Astro's output only when it fails
 * @param folder output folder
 * @param settings of the build, in addition to the environment's
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

/** The settings that the command line gives: `--static URL` builds for a host of files alone. */
function settingsOfCommand(): BuildSettings {
  const options = { static: { type: 'string' } } as const;
  const forms = parseArgs({ options }).values.static;
  return forms === undefined ? {} : { PUBLIC_FORMS_URL: forms };
}

if (import.meta.main) await buildSite({ settings: settingsOfCommand() });
