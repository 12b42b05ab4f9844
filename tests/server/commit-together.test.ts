import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commitTogether } from '../../server/store/commit-together.ts';
import { listLeads } from '../../server/store/consultation-requests.ts';
import { contactCall, postJson, valid } from './support/consultation.ts';
import { testServer } from './support/test-server.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('what comes at the same moment is all stored and all told', async () => {
  const { app, store } = await testServer();
  const answers = await Promise.all(
    times(150).map((n) => postJson(app, { ...valid, name: `Visitor ${n}` }, { url: contactCall })),
  );
  const told = answers.map((answer) => answer.json().reference);
  const stored = (await listLeads(store)).map(({ reference }) => reference);
  expect(told.toSorted()).toEqual(stored.toSorted());
  expect(new Set(stored).size).toBe(150);
});

it('the same request of the same moment is one lead, though both share a commit', async () => {
  const { app, store } = await testServer();
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(times(10).map(() => postJson(app, valid, { headers })));
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  expect(await listLeads(store)).toHaveLength(1);
});

it('a work that fails fails alone', async () => {
  const { store } = await testServer();
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
