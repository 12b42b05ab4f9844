import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { listLetters } from '../../server/store/deliveries.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { day, postEmail } from './support/newsletter.ts';
import { testServer } from './support/test-server.ts';

it('writes five letters a day to all spellings of a mailbox, and answers each the same', async () => {
  const { app, store, clock } = await testServer();
  const answers = new Set<string>();
  const ask = async (email: string) => {
    const { statusCode, body } = await postEmail(app, email);
    answers.add(`${statusCode} ${body}`);
  };
  for (let number = 1; number <= 9; number += 1) await ask(`Ada+${number}@hollisgate.example`);
  await ask('a.da@hollisgate.example');
  expect(await listLetters(store)).toHaveLength(5);
  await ask('grace@hollisgate.example');
  await ask('ada@quillmere.example');
  expect(await listLetters(store)).toHaveLength(7);
  expect([...answers]).toEqual([expect.stringMatching(/^202 /)]);
  expect(await listSubscriptions(store)).toHaveLength(12);

  clock.advance(day);
  await ask('a.da@hollisgate.example');
  expect(await listLetters(store)).toHaveLength(8);
  // Ended windows are deleted, and the rest reveals no address, not even to a guess.
  const rows = await store.db.selectFrom('rate_limits').selectAll().execute();
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('mailbox:'));
  expect(keys).toEqual([expect.stringMatching(/^mailbox:[\w-]{43}$/)]);
  const guess = createHash('sha256').update('ada@hollisgate.example').digest('base64url');
  expect(keys).not.toContain(`mailbox:${guess}`);
});
