import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { contactEndpoint, postJson, storedFields, valid } from './support/consultation.ts';
import { runLeads } from './support/run-staff-command.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

it('leads list says that there are no leads yet', async () => {
  const nothing = { code: 0, stdout: 'No leads yet.\n', stderr: '' };
  expect(await runLeads(createDataDir(), ['list'])).toEqual(nothing);
});

it('leads list prints an aligned table, newest first, while the server runs', async () => {
  const { deliver, clock, staff } = await startRelayingServer({ status: 500 });
  const first = await deliver();
  clock.advance(60_000);
  const second = await deliver({ contact_me_by_fax: 'x' }, { url: contactEndpoint });
  const { stdout } = await staff('leads', 'list');
  expect(stdout.split('\n')).toEqual([
    'REFERENCE     RECEIVED                  FORM     NAME       COMPANY          E-MAIL                  STATE',
    `${second}  Mar 4, 2026, 3:31 AM CST  contact  Ada Quill  Hollisgate Bank  ada@hollisgate.example  suspected spam`,
    `${first}  Mar 4, 2026, 3:30 AM CST  home     Ada Quill  Hollisgate Bank  ada@hollisgate.example  waiting (2 attempts)`,
    '',
  ]);
});

it('leads list keeps each lead on one line and escapes control characters', async () => {
  const { deliver, staff } = await startTestServer();
  const name = '\u001b[2J\u001b]0;owned\u0007Eve \u202etxt.exe 招聘 with a very long name';
  await deliver({ name, company: 'Line\nbreak\u009b31m' });
  const { stdout } = await staff('leads', 'list');
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

it('leads show prints all about a lead, with its reference in upper or lower case', async () => {
  const { deliver, staff } = await startRelayingServer({ status: 500 });
  const request = { ...valid, page: '/', campaign: { utm_source: 'x' } };
  const reference = await deliver(request);
  const { stdout } = await staff('leads', 'show', reference.toLowerCase());
  expect(stdout.split('\n')).toEqual([
    `Reference  ${reference}`,
    'Received   Mar 4, 2026, 3:30 AM CST',
    'State      waiting (1 attempt)',
    'Name       Ada Quill',
    'Company    Hollisgate Bank',
    'Email      ada@hollisgate.example',
    'Phone      +1 (214) 555-0199',
    'Form       home',
    'Page       /',
    'Campaign   utm_source=x',
    '',
    '  We need a CISO before the audit.',
    '  Can we talk on Thursday?',
    '',
    'DELIVERY  TO                        STATUS     ATTEMPTS  NEXT ATTEMPT              LAST ERROR',
    'mail      desk@juniper-row.example  delivered  1         -                         -',
    'webhook   -                         pending    1         Mar 4, 2026, 3:30 AM CST  HTTP 500',
    '',
  ]);
});

it.each([
  ['csv', /^\ufeff"reference",/],
  ['json', /^\[\n/],
])('leads export writes %s to a new private file, and prints nothing', async (format, start) => {
  const { app, config } = await startTestServer();
  await postJson(app, { ...valid, name: 'Jörg 招聘' });
  const file = join(createTempDir(), `leads.${format}`);
  const args = ['export', '--format', format, '--output', file];
  expect(await runLeads(config.DATA_DIR, args)).toEqual({ code: 0, stdout: '', stderr: '' });
  const written = readFileSync(file, 'utf8');
  expect(written).toMatch(start);
  expect(written).toContain('Jörg 招聘');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await runLeads(config.DATA_DIR, args)).stderr).toContain('already exists');
  expect(readFileSync(file, 'utf8')).toBe(written);
  const nowhere = [...args.slice(0, -1), join(file, 'below')];
  expect((await runLeads(config.DATA_DIR, nowhere)).stderr).toContain(
    'could not be written (ENOTDIR)',
  );
});

it('leads export writes CSV without formulas that a spreadsheet runs', async () => {
  const { deliver, staff } = await startTestServer();
  const formula = '=HYPERLINK("http://evil.example","x")';
  const reference = await deliver({ name: formula, company: '@sum' });
  const { stdout } = await staff('leads', 'export', '--format', 'csv');
  expect(stdout).toBe(
    [
      '"reference","receivedAt","form","name","company","email","phone","message","brief","page","campaign","state","spamReason"',
      `"${reference}","2026-03-04T09:30:00.000Z","home","'=HYPERLINK(""http://evil.example"",""x"")","'@sum","ada@hollisgate.example","'+1 (214) 555-0199","We need a CISO before the audit.\nCan we talk on Thursday?","","","","delivered",""`,
      '',
    ].join('\r\n'),
  );
});

it('leads export writes JSON with the stored values', async () => {
  const { deliver, staff } = await startTestServer();
  const reference = await deliver();
  const { stdout } = await staff('leads', 'export', '--format', 'json');
  expect(JSON.parse(stdout)).toEqual([
    {
      ...storedFields,
      reference,
      form: 'home',
      receivedAt: '2026-03-04T09:30:00.000Z',
      page: null,
      campaign: {},
      state: 'delivered',
      spamReason: null,
    },
  ]);
});

it('leads retry makes pending and parked deliveries due now, and the running server sends them', async () => {
  const { receiver, deliver, store, outbox, clock, staff } = await startRelayingServer({
    status: 410,
  });
  // The command uses the real time.
  clock.advance(Date.now() - clock.now());
  const reference = await deliver();
  receiver.answer = { status: 200 };
  const { code, stdout } = await staff('leads', 'retry', reference);
  expect(code).toBe(0);
  expect(stdout).toBe(
    `${reference}: 1 delivery is due now. The running server sends within a few seconds.\n`,
  );
  // The server notices by polling.
  clock.advance(60_000);
  await outbox.idle();
  expect(receiver.calls).toHaveLength(2);
  expect((await listDeliveries(store)).map(({ status }) => status)).toEqual([
    'delivered',
    'delivered',
  ]);
  const again = await staff('leads', 'retry', reference);
  expect(again.stdout).toBe(`${reference} has nothing left to deliver.\n`);
});

it('leads retry --all-parked makes every lead with a parked delivery due again, but no others', async () => {
  const server = await startRelayingServer({ status: 500 });
  const { receiver, deliver, app, store, outbox, clock, config } = server;
  const settings = { CONSULTATION_WEBHOOK_URL: receiver.url };
  clock.advance(Date.now() - clock.now());
  await deliver({ name: 'Waiting' });
  receiver.answer = { status: 410 };
  for (const name of ['Parked', 'Parked too']) await postJson(app, { ...valid, name });
  await outbox.idle();
  const attempts = async () =>
    (await listDeliveries(store))
      .filter(({ kind }) => kind === 'webhook')
      .map(({ status, attempts }) => `${status} ${attempts}`)
      .sort();
  const retry = ['retry', '--all-parked'];
  const { code, stdout } = await runLeads(config.DATA_DIR, retry, settings);
  expect([code, stdout]).toEqual([
    0,
    '2 leads: 2 deliveries are due now. The running server sends within a few seconds.\n',
  ]);
  expect(await attempts()).toEqual([
    'pending 0',
    'pending 0',
    expect.stringMatching(/^pending [12]$/),
  ]);
  receiver.answer = { status: 200 };
  clock.advance(60_000);
  await outbox.idle();
  expect(await attempts()).toEqual(expect.arrayContaining(['delivered 1', 'delivered 1']));
  const again = await runLeads(config.DATA_DIR, retry, settings);
  expect(again.stdout).toBe('No delivery is parked.\n');
});

it.each([
  [['bogus']],
  [['show']],
  [['show', 'a', 'b']],
  [['retry']],
  [['retry', 'FX-AAAA-AAAA', '--all-parked']],
  [['list', '--all']],
  [['export', '--format', 'xml']],
  [['toString']],
])('leads, with wrong usage: %j prints help and exits with 2', async (args) => {
  const { code, stdout, stderr } = await runLeads(createDataDir(), args);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('Usage: npm run leads -- COMMAND');
});

it('leads exits with 1 and a sentence for an unknown reference', async () => {
  const { code, stderr } = await runLeads(createDataDir(), ['show', 'FX-AAAA-AAAA']);
  expect(code).toBe(1);
  expect(stderr).toBe('No lead has the reference FX-AAAA-AAAA.\n');
});
