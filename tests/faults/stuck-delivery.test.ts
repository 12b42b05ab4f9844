import { expect, it } from 'vitest';
import { sendLead } from '../server/support/lead-call.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { startRelayingServer, startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import { readReadiness } from './support/readiness.ts';

it('a stuck delivery shows in the log, at /readyz and in the list, and can be inspected and retried', async () => {
  const mailbox = await startMailServer();
  mailbox.refuseRecipientsWith = 450;
  const receiver = await startWebhookReceiver({ status: 410 });
  const settings = createSettings({
    SMTP_URL: mailbox.url,
    CONSULTATION_WEBHOOK_URL: receiver.url,
  });
  const { url, output } = await startServerProcess(settings);
  const { reference } = await sendLead(url);
  const staff = async (...args: string[]) => (await runLeads(settings.DATA_DIR, args)).stdout;

  await expect
    .poll(() => readReadiness(url))
    .toMatchObject({ status: 'degraded', pending: 1, parked: 1 });
  await expect
    .poll(output)
    .toMatch(new RegExp(`"level":50.*${reference}.*"HTTP 410".*needs attention`));
  await expect
    .poll(output)
    .toMatch(new RegExp(`"level":40.*${reference}.*"SMTP 450".*tried again`));
  expect(await staff('list')).toMatch(new RegExp(`^${reference} .* parked$`, 'm'));
  const shown = await staff('show', reference);
  expect(shown).toMatch(/^webhook +- +parked .*HTTP 410$/m);
  expect(shown).toMatch(/^mail +desk@juniper-row\.example +pending .*SMTP 450$/m);

  receiver.answer = { status: 204 };
  expect(await staff('retry', reference)).toContain('2 deliveries are due now');
  mailbox.refuseRecipientsWith = undefined;
  await expect
    .poll(() => readReadiness(url))
    .toMatchObject({ status: 'ready', pending: 0, parked: 0, oldestUndeliveredSeconds: null });
  expect(await staff('list')).toMatch(new RegExp(`^${reference} .* delivered$`, 'm'));
  expect(mailbox.mails).toHaveLength(1);
  // The receiver gets it under the id that it refused before.
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

it('readyz is degraded after a lead has waited for more than 15 minutes', async () => {
  const { deliver, app, outbox, clock } = await startRelayingServer({ status: 500 });
  await deliver();
  const status = async () => (await app.inject('/readyz')).json().status;
  clock.advance(15 * 60_000);
  await outbox.idle();
  expect(await status()).toBe('ready');
  clock.advance(1);
  await outbox.idle();
  expect(await status()).toBe('degraded');
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
