/**
 * `npm run test:container`: builds the image of the Dockerfile and lives with it, alone and by the compose file,
 * where Docker or Podman answers; what follows `--` goes to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { findContainerEngine, hasCompose } from './container-engine.ts';

const engine = findContainerEngine();
if (engine === undefined) {
  console.log(
    'Neither Docker nor Podman answers on this machine, so no image was built and no container tried.',
  );
  process.exitCode = process.env.CI ? 1 : 0;
} else {
  if (!hasCompose(engine)) {
    console.log(`This machine has no "${engine} compose", so the compose file is not tried.`);
  }
  const config = ['--config', 'tests/container/vitest.config.ts'];
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', ...config, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
