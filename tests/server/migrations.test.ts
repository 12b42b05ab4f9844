import { expect, it } from 'vitest';
import { consultationFields } from '../../lib/forms/consultation.ts';
import { migrate } from '../../server/store/migrations.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createTempDir } from './support/temp-dir.ts';

it('create a column for each field of the forms', async () => {
  const db = openSqlite(createTempDir());
  await migrate(db);
  await migrate(db);
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'leads')?.columns.map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(consultationFields.map(({ name }) => name)));
  await db.destroy();
});
