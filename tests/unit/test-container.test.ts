/**
 * `npm run test:container` with shell scripts in place of the container engines.
 * @module-tag nightly
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTempDir } from '../server/support/temp-dir.ts';

/** Branches of a shell's `case` on the first argument, by command. */
type Commands = Readonly<Record<string, string>>;

function runTestContainer(commands: Commands, settings: Record<string, string> = {}) {
  const folder = createTempDir();
  for (const [name, branches] of Object.entries(commands)) {
    const text = `#!/bin/sh\ncase "$1" in\n${branches}\nesac\n`;
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  }
  return spawnSync(process.execPath, ['tools/test-container.ts', 'image'], {
    env: { PATH: folder, ...settings },
    encoding: 'utf8',
  });
}

const npx = '*) echo "npx $*" ;;';
const noRights =
  'info) ;;\nrun) echo "Loading." >&2; echo "Error: newuidmap: denied" >&2; exit 125 ;;';

it.each<[what: string, Commands, reason: string]>([
  ['no engine', { npx }, 'Neither Docker nor Podman responds on this machine'],
  [
    'an engine whose service is down',
    { npx, docker: 'info) exit 1 ;;' },
    'Neither Docker nor Podman responds on this machine',
  ],
  [
    'an engine that cannot start containers',
    { npx, podman: noRights },
    'On this machine podman cannot start a container (Error: newuidmap: denied)',
  ],
])('with %s it explains why tests were skipped, and fails only in CI', (...row) => {
  const [, commands, reason] = row;
  const { status, stdout } = runTestContainer(commands);
  expect(stdout).toBe(`${reason}, so the container tests were skipped.\n`);
  expect(status).toBe(0);
  expect(runTestContainer(commands, { CI: 'true' }).status).toBe(1);
});

it('runs the tests if the base image starts', () => {
  const podman =
    'info) ;;\nrun) case "$*" in *" node:"*" true") ;; *) exit 1 ;; esac ;;\n*) exit 1 ;;';
  const { stdout } = runTestContainer({ npx, podman });
  expect(stdout).toBe(
    'This machine has no "podman compose", so the compose file is not tested.\n' +
      'npx --no-install vitest run --config tests/container/vitest.config.ts image\n',
  );
});
