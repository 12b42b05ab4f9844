import { spawnSync } from 'node:child_process';
import { astro, type BuildSettings } from '../../../tools/build.ts';
import { getProcessEnv } from '../../support/process-env.ts';

/** Builds the site into a folder in its own process. */
export const runBuild = (folder: string, settings: BuildSettings) =>
  spawnSync(process.execPath, [astro, 'build', '--outDir', folder], {
    encoding: 'utf8',
    env: { ...getProcessEnv(), ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
  });
