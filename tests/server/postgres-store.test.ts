import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openStore } from '../../server/store/open-store.ts';
import { closeStore } from '../../server/store/store.ts';
import { readBrand } from '../support/fixture-content.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';
import { postJson, valid } from './support/consultation.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

it('migrates an empty database once when many servers start together', async () => {
  const server = inject('postgresUrl') ?? '';
  const DATABASE_URL = await createDatabase(server);
  onTestFinished(() => dropDatabase(server, DATABASE_URL));
  const config = readConfig({ DATABASE_URL }, readBrand());
  const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(config)));
  for (const { db } of stores) {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables.map(({ name }) => name)).toContain('deliveries');
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

it('cancels a statement that waits too long, and recovers', { tags: ['nightly'] }, async () => {
  const { app, store, outbox } = await startTestServer();
  await outbox.stop();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('leads').execute();
    await transaction.schema.alterTable('leads').addColumn('x', 'text').execute();
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  expect((await postJson(app, valid)).statusCode).toBe(503);
  held.resolve();
  await holder;
  expect((await postJson(app, valid)).statusCode).toBe(201);
});

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts PgBouncer before the database of a test. @returns the address of the database behind it */
async function startPgBouncer(DATABASE_URL: string, poolMode: string): Promise<string> {
  const target = new URL(DATABASE_URL);
  const port = await getPort();
  const folder = createTempDir();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  writeFileSync(users, `"${target.username}" "${target.password}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: users,
    pool_mode: poolMode,
    // Debian's defaults, which refuse unknown startup parameters.
    default_pool_size: 20,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${target.hostname} port=${target.port}`;
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', [file], { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  await expect.poll(() => written).toContain('process up');
  target.port = String(port);
  return target.href;
}

describe.skipIf(!hasPgBouncer)(
  'behind PgBouncer, which this machine may lack',
  { tags: ['nightly'] },
  () => {
    it.each(['session', 'transaction'])(
      'stores leads, with its timeouts, in %s pooling',
      async (mode) => {
        const direct = await createDatabase(inject('postgresUrl') ?? '');
        onTestFinished(() => dropDatabase(direct, direct).catch(() => {}));
        const DATABASE_URL = await startPgBouncer(direct, mode);
        const { app, store } = await startTestServer({ DATABASE_URL });
        const posts = Array.from({ length: 20 }, (_, number) =>
          postJson(app, { ...valid, name: `Ada ${number}` }),
        );
        const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
        expect(statuses).toEqual(Array(20).fill(201));
        expect((await app.inject('/readyz')).statusCode).toBe(200);
        const timeouts = await store.db.transaction().execute((transaction) =>
          sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(transaction),
        );
        expect(timeouts.rows).toEqual([{ statement: '10s', idle: '30s' }]);
      },
    );

    it.each([
      [
        'a startup parameter',
        '/?options=-c%20statement_timeout%3D1',
        'unsupported startup parameter',
      ],
      ['a database that does not exist', '/nowhere', 'nowhere'],
    ])('says that %s is refused for good', async (_name, path, reason) => {
      const server = await startPgBouncer(inject('postgresUrl') ?? '', 'session');
      const DATABASE_URL = new URL(path, server).href;
      const opening = openStore(readConfig({ DATABASE_URL }, readBrand()));
      const message = expect.stringContaining(reason);
      await expect(opening).rejects.toMatchObject({ isTemporary: false, message });
    });
  },
);
