/** @module-tag nightly */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, it, onTestFinished } from 'vitest';
import { createTempDir } from '../server/support/temp-dir.ts';
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

it.runIf(inject('postgresUrl') === undefined)(
  `${cuts} power cuts under load lose nothing on SQLite`,
  { timeout: 180_000 + cuts * 20_000 },
  async ({ annotate, skip }) => {
    const disk = mountExt4Disk();
    if (disk === undefined) return skip(needs);
    const cut = alternateMoments(disk);
    const summary = await endure({
      cycles: cuts,
      settings: { DATA_DIR: join(disk.folder, 'data') },
      async end({ child, exited }, ignoreAnswers) {
        await cut([child.pid ?? 0], ignoreAnswers);
        child.kill('SIGKILL');
        await exited;
        await disk.restore();
      },
    });
    await annotate(`power cuts, ${summary}`, 'summary');
  },
);

it.runIf(inject('postgresUrl') !== undefined)(
  `${cuts} power cuts under load lose nothing on PostgreSQL`,
  { timeout: 240_000 + cuts * 30_000 },
  async ({ annotate, skip }) => {
    const disk = mountExt4Disk();
    if (disk === undefined) return skip(needs);
    const cut = alternateMoments(disk);
    // The database runs as another user.
    chmodSync(join(disk.folder, '..'), 0o755);
    const folder = join(disk.folder, 'postgres');
    mkdirSync(folder);
    const database = await initPostgres(folder);
    await database.resume();
    onTestFinished(() => database.stop());
    const summary = await endure({
      cycles: cuts,
      settings: {
        DATA_DIR: join(createTempDir(), 'data'),
        DATABASE_URL: await database.createDatabase(),
      },
      async end({ child, exited }, ignoreAnswers) {
        await cut([child.pid ?? 0, database.pid()], ignoreAnswers);
        child.kill('SIGKILL');
        await Promise.all([exited, database.kill()]);
        await disk.restore();
        await database.resume();
      },
    });
    await annotate(`power cuts, ${summary}`, 'summary');
  },
);
