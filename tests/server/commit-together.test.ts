/** @module-tag nightly */
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commitTogether } from '../../server/store/commit-together.ts';
import { listLeads } from '../../server/store/consultation-requests.ts';
import { getSqliteFile } from '../../server/store/sqlite.ts';
import { contactEndpoint, postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('stores and acknowledges all leads of the same moment', async () => {
  const { app, store } = await startTestServer();
  const answers = await Promise.all(
    times(150).map((n) =>
      postJson(app, { ...valid, name: `Visitor ${n}` }, { url: contactEndpoint }),
    ),
  );
  const references = answers.map((answer) => answer.json().reference);
  const stored = (await listLeads(store)).map(({ reference }) => reference);
  expect(references.toSorted()).toEqual(stored.toSorted());
  expect(new Set(stored).size).toBe(150);
});

it('stores one lead when the same request arrives twice in one commit', async () => {
  const { app, store } = await startTestServer();
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(times(10).map(() => postJson(app, valid, { headers })));
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  expect(await listLeads(store)).toHaveLength(1);
});

it('fails only the work that throws', async () => {
  const { store } = await startTestServer();
  await sql`create table notes (number integer primary key)`.execute(store.db);
  const write = (number: number) =>
    commitTogether(store, async (transaction) => {
      await sql`insert into notes values (${number})`.execute(transaction);
      return number;
    });
  const results = await Promise.allSettled([write(1), write(2), write(2), write(3)]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const { rows } = await sql`select number from notes order by number`.execute(store.db);
  expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

describe('while another process holds the write lock', () => {
  async function lockStore() {
    const server = await startTestServer();
    const other = new Database(getSqliteFile(server.config.DATA_DIR));
    other.exec('begin immediate');
    onTestFinished(() => void other.close());
    return { ...server, other };
  }

  it('keeps a lead waiting without blocking the process', async () => {
    const { app, other } = await lockStore();
    const lead = postJson(app, valid);
    // A blocked process would get here only after the lead was refused.
    setTimeout(() => other.exec('rollback'), 200);
    expect((await lead).statusCode).toBe(201);
  });

  it('serves pages, and answers all waiting leads with 503 at the end', async () => {
    const { app, store, other } = await lockStore();
    let refused = 0;
    const leads = times(20).map(async (n) => {
      const { statusCode } = await postJson(app, { ...valid, name: `Visitor ${n}` });
      if (statusCode === 503) refused += 1;
    });
    for (let pages = 0; pages < 20; pages += 1) {
      expect((await app.inject('/')).statusCode).toBe(200);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(leads);
    expect(refused).toBe(20);
    other.exec('rollback');
    expect(await listLeads(store)).toEqual([]);
  });
});
