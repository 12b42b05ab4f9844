import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import {
  createPostgresFolder,
  execute,
  initPostgres,
  openPostgres,
} from '../../support/postgres.ts';
import { type Line, openLine } from './line.ts';

/** Two PostgreSQL servers with synchronous replication: a commit waits until both have it. */
export async function startFailoverPair() {
  const folder = createPostgresFolder();
  const primary = await initPostgres(folder, { fsync: 'off' });
  await primary.resume();
  const database = await primary.createDatabase();
  await primary.halt();

  const copy = createPostgresFolder();
  // Owners and modes too: each server runs as the user that owns its folder.
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  writeFileSync(join(copy, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primary.url);
  const { server: standby } = await openPostgres(copy, {
    fsync: 'off',
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`,
  });
  await primary.resume();
  onTestFinished(() => primary.stop());
  // A standby has started once it accepts writes.
  const promoted = standby.resume();
  onTestFinished(() => standby.stop());
  await expect.poll(() => hasStandby(primary.url)).toBe(true);
  await execute(primary.url, "alter system set synchronous_standby_names = 'standby'");
  await execute(primary.url, 'select pg_reload_conf()');

  const line: Line = await openLine(database);
  return {
    /** URL of a database on the pair; its address always leads to the primary. */
    url: line.url,
    async restart() {
      await primary.halt();
      await primary.resume();
    },
    /** Kills the primary; the standby takes its place and address. */
    async failOver() {
      await primary.kill();
      await execute(standby.url, 'select pg_promote()');
      await promoted;
      line.moveTo(standby.url);
    },
  };
}

/** Without a standby the query divides by zero and fails. */
const hasStandby = (url: string) =>
  execute(url, "select 1 / count(*) from pg_stat_replication where state = 'streaming'").then(
    () => true,
    () => false,
  );
