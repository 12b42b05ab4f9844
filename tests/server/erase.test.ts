import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { deleteLeadsByEmail } from '../../server/store/erasure.ts';
import { listLeads } from '../../server/store/leads.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { contactEndpoint, postForm, postJson, valid } from './support/consultation.ts';
import { findFilesWith } from './support/find-files-with.ts';
import { startMailServer } from './support/mail-server.ts';
import { addSubscriber, postEmail } from './support/newsletter.ts';
import { runLeads } from './support/run-staff-command.ts';
import { createDataDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const other = { ...valid, email: 'someone.else@b.example' };

describe('leads erase', () => {
  it('deletes a person’s leads, deliveries and all mail files, and prints what it deleted', async () => {
    const { deliver, app, store, clock, config, staff } = await startTestServer();
    const first = (await postJson(app, valid)).json().reference;
    clock.advance(60_000);
    const again = { ...valid, email: 'ADA@Hollisgate.Example' };
    const second = (await postJson(app, again, { url: contactEndpoint })).json().reference;
    const kept = await deliver(other);
    const { code, stdout } = await staff('leads', 'erase', ' Ada@hollisgate.example ');
    expect(stdout).toBe(
      [
        `Ada@hollisgate.example is erased: 2 leads (${[first, second].sort().join(', ')}), with all deliveries.`,
        'Copies that were mailed or relayed are not deleted. Search for them by reference.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    expect((await listLeads(store)).map(({ reference }) => reference)).toEqual([kept]);
    expect(await listDeliveries(store)).toHaveLength(1);
    expect(readdirSync(config.DATA_DIR)).not.toContain('mail');
    const back = await staff('leads', 'erase', valid.email);
    expect(back.code).toBe(1);
    expect(back.stderr).toBe(`No lead has the address ${valid.email}.\n`);
  });

  it('leaves nothing of them in DATA_DIR while the server runs or after it was killed', async ({
    skip,
  }) => {
    const { app, store, outbox, clock, config, staff } = await startTestServer();
    skip(store.kind === 'postgres', 'its files are its own');
    for (let count = 0; count < 40; count++) {
      await postJson(app, { ...other, email: `visitor${count}@b.example` });
      // Without an idempotency key, the key is made from the fields.
      if (count % 8 === 0) await postForm(app, { ...valid, message: `Number ${count}, please.` });
      clock.advance(60_000);
    }
    await outbox.idle();
    const reference = (await listLeads(store)).find(
      ({ email }) => email === valid.email,
    )?.reference;
    const folder = join(config.DATA_DIR, 'mail');
    const half = join(folder, `.2026-03-04T09-30-00-000Z_${reference}.eml.4711.part`);
    writeFileSync(half, valid.email);
    expect(findFilesWith(config.DATA_DIR, valid.email)).not.toEqual([]);
    const { code } = await staff('leads', 'erase', valid.email);
    expect(code).toBe(0);
    expect(findFilesWith(config.DATA_DIR, valid.email)).toEqual([]);
    expect(findFilesWith(config.DATA_DIR, String(reference))).toEqual([]);
    expect(findFilesWith(config.DATA_DIR, 'fields:')).toEqual([]);
    expect(await listLeads(store)).toHaveLength(40);
  });

  it('ends a delivery in progress without storing the person again', async () => {
    const mailbox = await startMailServer();
    mailbox.refuseWith = 451;
    const receiver = await startWebhookReceiver(null);
    const server = await startTestServer({
      SMTP_URL: mailbox.url,
      CONSULTATION_WEBHOOK_URL: receiver.url,
    });
    const { app, store, outbox, clock, staff } = server;
    await postJson(app, valid);
    await expect.poll(() => receiver.calls.length).toBe(1);
    const { code, stdout } = await staff('leads', 'erase', valid.email);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ is erased: 1 lead \(JR-\S+\), with all deliveries\.\n/);
    const stopped = outbox.stop();
    // The receiver never answers, and a stop waits this long for it.
    clock.advance(10_000);
    await stopped;
    expect(await listLeads(store)).toEqual([]);
    expect(await listDeliveries(store)).toEqual([]);
  });

  it('names what it deleted while a reader holds the store, and can be repeated', async ({
    skip,
  }) => {
    const { deliver, store, config, staff } = await startTestServer();
    skip(store.kind === 'postgres', 'PostgreSQL reuses the space later');
    const reference = await deliver();
    const reader = new Database(join(config.DATA_DIR, 'site.db'), { readonly: true });
    const read = reader.prepare('select * from leads').iterate();
    read.next();
    const first = await staff('leads', 'erase', valid.email);
    expect(first.code).toBe(1);
    expect(first.stdout).toContain(`1 lead (${reference})`);
    expect(first.stderr).toContain('Run the same command again in a minute.');
    read.return?.();
    reader.close();
    const again = await staff('leads', 'erase', valid.email);
    expect(again.stderr).toBe(`No lead has the address ${valid.email}.\n`);
    expect(findFilesWith(config.DATA_DIR, valid.email)).toEqual([]);
  });

  it.each(['leads', 'newsletter'] as const)(
    'deletes no file if %s has no such address',
    async (command) => {
      const { deliver, config, staff } = await startTestServer();
      await deliver();
      const folder = join(config.DATA_DIR, 'mail');
      const files = readdirSync(folder);
      expect(files).not.toEqual([]);
      const { code, stderr } = await staff(command, 'erase', other.email);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^No .* has the address .*\n$/)]);
      expect(readdirSync(folder)).toEqual(files);
    },
  );

  it.each([[[]], [['']], [['a@b.example', 'c@d.example']], [['--all']]])(
    'requires one address, not %j',
    async (args) => {
      const { code, stderr } = await runLeads(createDataDir(), ['erase', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npm run leads -- COMMAND');
    },
  );
});

const spellings = [
  'anna@BÜCHER.example',
  'Anna@bücher.example',
  'anna@bu\u0308cher.example',
  'anna@xn--bcher-kva.example',
  'anna@ｂüｃｈｅｒ.example',
];
const others = ['anna@bucher.example', 'hanna@bücher.example'];

it.each(spellings)(
  'an address with an internationalized domain is erased in all spellings when %s is given',
  async (email) => {
    const server = await startTestServer();
    const { app, store, staff } = server;
    for (const each of [...spellings, ...others]) {
      await postJson(app, { ...valid, email: each });
      await postEmail(app, each);
    }
    await server.outbox.idle();
    const leads = await staff('leads', 'erase', email);
    expect(leads.stderr).toBe('');
    expect(leads.stdout).toContain(`${email} is erased: 5 leads (`);
    expect(leads.stdout).toContain('A newsletter subscription of this address remains.');
    expect((await listLeads(store)).map((lead) => lead.email).sort()).toEqual(others);
    const letters = await staff('newsletter', 'erase', email);
    expect(letters.stdout).toContain(`${email} is erased: 1 subscription with all letters.`);
    expect((await listSubscriptions(store)).map((each) => each.email).sort()).toEqual(others);
  },
);

it.each([
  ['a.nna@googlemail.com', ['anna+list@gmail.com', 'An.Na@ｇmail.com'], 'annas@gmail.com'],
  ['anna@me.com', ['anna@icloud.com', 'anna@MAC.com'], 'an.na@icloud.com'],
  ['anna@hollisgate.example', ['anna@hollisgate.example'], 'anna+list@hollisgate.example'],
])('erases %s with every address of its mailbox, and no other', async (email, same, other) => {
  const { app, store } = await startTestServer();
  for (const each of [...same, other]) await postJson(app, { ...valid, email: each });
  expect(await deleteLeadsByEmail(store, email)).toHaveLength(same.length);
  expect((await listLeads(store)).map((lead) => lead.email)).toEqual([other]);
});

it('a person with leads and a subscription is mentioned by either command, and gone after both', async ({
  skip,
}) => {
  const server = await startTestServer();
  const { deliver, store, config, staff } = server;
  await addSubscriber(server, valid.email);
  await deliver();
  const letters = await staff('newsletter', 'erase', valid.email);
  expect(letters.stdout).toBe(
    [
      `${valid.email} is erased: 1 subscription with all letters.`,
      'A keyed hash of the address stays, so that it is mailed again only after it confirms again.',
      "1 lead of this address remains. 'npm run leads -- erase' deletes them.",
      '',
    ].join('\n'),
  );
  await addSubscriber(server, valid.email);
  const leads = await staff('leads', 'erase', valid.email);
  expect(leads.stdout).toContain(
    "A newsletter subscription of this address remains. 'npm run newsletter -- erase' deletes it.\n",
  );
  await staff('newsletter', 'erase', valid.email);
  skip(store.kind === 'postgres', 'its files are its own');
  expect(findFilesWith(config.DATA_DIR, valid.email)).toEqual([]);
});
