/** @module-tag nightly */

import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { createDataDir } from '../server/support/temp-dir.ts';
import { needsTool } from '../support/needs-tool.ts';
import { endure } from './support/endure.ts';

const jumps = Number(process.env.CLOCK_JUMPS ?? 3);
const farthestDays = 1500;

it(`${jumps} server runs, each with a clock years off, lose nothing`, {
  timeout: 180_000 + jumps * 20_000,
}, async (context) => {
  // Without exec, the wrapping command would be killed instead of the server.
  const preload = spawnSync('faketime', ['-f', '+0d', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  needsTool(context, preload.status === 0, 'faketime is not installed');
  const library = preload.stdout.trim();
  const summary = await endure({
    cycles: jumps,
    settings: { DATA_DIR: createDataDir() },
    wrapper(random) {
      const days = Math.round((random() * 2 - 1) * farthestDays);
      const offset = `FAKETIME=${days < 0 ? '' : '+'}${days}d`;
      // The monotonic clock and the times of files cannot be set.
      const others = ['FAKETIME_DONT_FAKE_MONOTONIC=1', 'NO_FAKE_STAT=1'];
      return ['env', `LD_PRELOAD=${library}`, offset, ...others];
    },
  });
  await context.annotate(`clocks up to ${farthestDays} days off, ${summary}`, 'summary');
});
