/**
 * `npm run test:container`: builds the image of the Dockerfile and lives with it, alone and by the compose file,
 * where Docker or Podman starts containers; what follows `--` goes to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { findContainerEngine, hasCompose, whyNoContainerStarts } from './container-engine.ts';

function run(): number {
  const engine = findContainerEngine();
  if (engine === undefined) return skip('Neither Docker nor Podman answers on this machine');
  const reason = whyNoContainerStarts(engine);
  if (reason !== undefined)
    return skip(`On this machine ${engine} starts no container (${reason})`);
  if (!hasCompose(engine)) {
    console.log(`This machine has no "${engine} compose", so the compose file is not tried.`);
  }
  const config = ['--config', 'tests/container/vitest.config.ts'];
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', ...config, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

/** In CI, what was not tried must not pass for tested. */
function skip(reason: string): number {
  console.log(`${reason}, so no image was built and no container tried.`);
  return process.env.CI ? 1 : 0;
}

process.exitCode = run();
