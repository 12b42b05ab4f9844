/** @module-tag nightly */

import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, it, onTestFinished } from 'vitest';
import { createDataDir } from '../server/support/temp-dir.ts';
import { initPostgres } from '../support/postgres.ts';
import { endure } from './support/endure.ts';
import { type Ext4Disk, mountExt4Disk } from './support/ext4-disk.ts';

const cuts = Number(process.env.POWER_CUTS ?? 3);
const needs = 'cutting the power takes Linux, the right to mount, mkfs.ext4 and perl';

/** Alternates between cuts between two system calls and cuts during one. */
function alternateMoments(disk: Ext4Disk) {
  let count = 0;
  return (pids: readonly number[], ignoreAnswers: () => void) => {
    count += 1;
    if (count % 2 === 1) return disk.cut(pids, 'between calls');
    ignoreAnswers();
    return disk.cut(pids, 'anywhere');
  };
}

/** PostgreSQL with its data on the disk. */
async function startOnDisk(disk: Ext4Disk) {
  // The database runs as another user.
  chmodSync(join(disk.folder, '..'), 0o755);
  const folder = join(disk.folder, 'postgres');
  mkdirSync(folder);
  const database = await initPostgres(folder);
  await database.resume();
  onTestFinished(() => database.stop());
  return database;
}

const isPostgres = inject('postgresUrl') !== undefined;

it(`${cuts} power cuts under load lose nothing`, {
  timeout: 240_000 + cuts * 30_000,
}, async ({ annotate, skip }) => {
  const disk = mountExt4Disk();
  if (disk === undefined) return skip(needs);
  const cut = alternateMoments(disk);
  const database = isPostgres ? await startOnDisk(disk) : undefined;
  const summary = await endure({
    cycles: cuts,
    settings: database
      ? { DATA_DIR: createDataDir(), DATABASE_URL: await database.createDatabase() }
      : { DATA_DIR: join(disk.folder, 'data') },
    async end({ child, exited }, ignoreAnswers) {
      await cut([child.pid ?? 0, ...(database ? [database.pid()] : [])], ignoreAnswers);
      child.kill('SIGKILL');
      await Promise.all([exited, database?.kill()]);
      await disk.restore();
      await database?.resume();
    },
  });
  await annotate(`power cuts, ${summary}`, 'summary');
});
