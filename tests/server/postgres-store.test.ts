import { expect, inject, it, onTestFinished } from 'vitest';
import { readBrand } from '../../lib/content/firm-files.ts';
import { readConfig } from '../../server/config.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openStore } from '../../server/store/open-store.ts';
import { closeStore } from '../../server/store/store.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';
import { postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';

it('migrates an empty database once when many servers start together', async () => {
  const server = inject('postgresUrl') ?? '';
  const DATABASE_URL = await createDatabase(server);
  onTestFinished(() => dropDatabase(server, DATABASE_URL));
  const config = readConfig({ DATABASE_URL }, readBrand());
  const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(config)));
  for (const { db } of stores) {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables.map(({ name }) => name)).toContain('rate_limits');
  }
  const [first] = stores;
  const applied = await first?.db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .selectAll()
    .execute();
  expect(applied).toHaveLength(Object.keys(migrations).length);
  await Promise.all(stores.map(closeStore));
});

it('answers 503 when no connection is free, and recovers', async () => {
  const { app, store, outbox } = await startTestServer();
  await outbox.stop();
  const held = Promise.withResolvers<void>();
  const holders = Array.from({ length: 10 }, () =>
    store.db.transaction().execute(() => held.promise),
  );
  const [refused, unready] = await Promise.all([postJson(app, valid), app.inject('/readyz')]);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(unready.statusCode).toBe(503);
  held.resolve();
  await Promise.all(holders);
  expect((await postJson(app, valid)).statusCode).toBe(201);
});

it('cancels a statement that waits too long, and recovers', async () => {
  const { app, store, outbox } = await startTestServer();
  await outbox.stop();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('consultation_requests').execute();
    await transaction.schema.alterTable('consultation_requests').addColumn('x', 'text').execute();
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  expect((await postJson(app, valid)).statusCode).toBe(503);
  held.resolve();
  await holder;
  expect((await postJson(app, valid)).statusCode).toBe(201);
});
