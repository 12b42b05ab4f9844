/** `npm run test:container` on machines with and without an engine: commands of its name stand in for them. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../server/support/temp-dir.ts';

/** What each command does with its first argument, as branches of a shell's `case`. */
type Commands = Readonly<Record<string, string>>;

function testContainer(commands: Commands, settings: Record<string, string> = {}) {
  const folder = tempDir();
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

it.each<[what: string, Commands, said: string]>([
  ['no engine', { npx }, 'Neither Docker nor Podman answers on this machine'],
  [
    'an engine whose service is down',
    { npx, docker: 'info) exit 1 ;;' },
    'Neither Docker nor Podman answers on this machine',
  ],
  [
    'an engine that answers and starts nothing',
    { npx, podman: noRights },
    'On this machine podman starts no container (Error: newuidmap: denied)',
  ],
])('with %s it says in one sentence why nothing was tried, and fails in CI alone', (...row) => {
  const [, commands, said] = row;
  const { status, stdout } = testContainer(commands);
  expect(stdout).toBe(`${said}, so no image was built and no container tried.\n`);
  expect(status).toBe(0);
  expect(testContainer(commands, { CI: 'true' }).status).toBe(1);
});

it('runs the tests where the image that the site is made from starts', () => {
  const podman =
    'info) ;;\nrun) case "$*" in *" node:"*" true") ;; *) exit 1 ;; esac ;;\n*) exit 1 ;;';
  const { stdout } = testContainer({ npx, podman });
  expect(stdout).toBe(
    'This machine has no "podman compose", so the compose file is not tried.\n' +
      'npx --no-install vitest run --config tests/container/vitest.config.ts image\n',
  );
});
