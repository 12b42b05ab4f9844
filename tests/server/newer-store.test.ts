import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addTestStore } from '../support/on-store.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { createSettings, launchServerProcess } from './support/server-process.ts';
import { createDataDir } from './support/temp-dir.ts';
import { withStore } from './support/with-store.ts';

const newer =
  /^The (?:store .*site\.db|database that DATABASE_URL names) was written by a newer version of the site\. Start that version again, or put the backup from before the upgrade in its place: docs\/upgrading\.md \(.*9999-what-is-to-come is missing\)\.$/m;

it('refuses a store of a newer version in one sentence, and changes nothing', async () => {
  const DATA_DIR = createDataDir();
  const settings = await addTestStore({ DATA_DIR });
  await withStore(settings, ({ db }) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-what-is-to-come', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    ),
  );

  const server = await launchServerProcess(createSettings(settings));
  expect(await server.exited).not.toBe(0);
  expect(server.output()).toMatch(newer);
  expect(server.output()).not.toContain('listening');
  const { code, stderr } = await runStaffCommand('leads', DATA_DIR, ['list'], settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(newer);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
