import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLetters } from '../../server/outbox/deliveries.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { addSubscriber, pressButton, requestSubscription } from './support/newsletter.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { createDataDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

const run = (dataDir: string, ...args: string[]) => runStaffCommand('newsletter', dataDir, args);

/** Stores one address in each state while the server runs. */
async function storeThreeAddresses() {
  const server = await startTestServer();
  await pressButton(server.app, await addSubscriber(server, 'left@hollisgate.example'));
  server.clock.advance(60_000);
  await addSubscriber(server, 'on@hollisgate.example');
  server.clock.advance(60_000);
  await requestSubscription(server, 'asked@hollisgate.example');
  return server;
}

it('newsletter list says that there are no subscriptions yet', async () => {
  const nothing = { code: 0, stdout: 'No subscriptions yet.\n', stderr: '' };
  expect(await run(createDataDir(), 'list')).toEqual(nothing);
});

it('newsletter list prints an aligned table, the latest request first, while the server runs', async () => {
  const { config } = await storeThreeAddresses();
  const { stdout } = await run(config.DATA_DIR, 'list');
  expect(stdout.split('\n')).toEqual([
    'E-MAIL                    STATUS     ASKED                     CONFIRMED                 LAST LETTER',
    'asked@hollisgate.example  pending    Mar 4, 2026, 3:32 AM CST  -                         confirmation delivered',
    'on@hollisgate.example     confirmed  Mar 4, 2026, 3:31 AM CST  Mar 4, 2026, 3:31 AM CST  welcome delivered',
    '',
  ]);
});

it('newsletter export writes JSON with an unsubscribe link for confirmed addresses', async () => {
  const { app, store, config } = await storeThreeAddresses();
  const { stdout } = await run(config.DATA_DIR, 'export', '--format', 'json');
  const [asked, on, ...others] = JSON.parse(stdout);
  expect(asked).toEqual({
    email: 'asked@hollisgate.example',
    status: 'pending',
    createdAt: '2026-03-04T09:32:00.000Z',
    confirmedAt: null,
    unsubscribeUrl: null,
  });
  expect(on).toMatchObject({ status: 'confirmed', confirmedAt: '2026-03-04T09:31:00.000Z' });
  expect(others).toEqual([]);
  await pressButton(app, on.unsubscribeUrl.replace('https://juniper-row.example', ''));
  const statuses = (await listSubscriptions(store)).map(({ status }) => status);
  expect(statuses).toEqual(['pending']);
});

it('newsletter export writes CSV', async () => {
  const { config } = await storeThreeAddresses();
  const { stdout } = await run(config.DATA_DIR, 'export', '--format', 'csv');
  const [head, ...rows] = stdout.trimEnd().split('\r\n');
  expect(head).toBe('"email","status","createdAt","confirmedAt","unsubscribeUrl"');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toBe('"asked@hollisgate.example","pending","2026-03-04T09:32:00.000Z","",""');
});

it('newsletter erase deletes an address with its letters and files, and prints what it deleted', async () => {
  const { store, config } = await storeThreeAddresses();
  const { code, stdout } = await run(config.DATA_DIR, 'erase', 'On@Hollisgate.example');
  expect(code).toBe(0);
  expect(stdout).toBe(
    [
      'On@Hollisgate.example is erased: 1 subscription with all letters.',
      'A keyed hash of the address stays, so that it is mailed again only after it confirms again.',
      '',
    ].join('\n'),
  );
  const emails = (await listSubscriptions(store)).map(({ email }) => email);
  expect(emails).toEqual(['asked@hollisgate.example']);
  expect(await listLetters(store)).toHaveLength(1);
  expect(readdirSync(config.DATA_DIR)).not.toContain('mail');
});

it('newsletter erase says that no subscription has the address', async () => {
  const { code, stderr } = await run(createDataDir(), 'erase', 'no\u001bone@b.example');
  expect(code).toBe(1);
  expect(stderr).toBe('No subscription has the address no one@b.example.\n');
});
