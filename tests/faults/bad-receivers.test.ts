/** @module-tag nightly */

import { expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { postJson, valid } from '../server/support/consultation.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import { expectNothingLost } from './support/audit.ts';
import { answerEndlessly, answerWith, neverAnswer } from './support/broken-answers.ts';
import { type Fault, openLine } from './support/line.ts';
import { createSeededRandom } from './support/seeded-random.ts';

const rounds = Number(process.env.BAD_RECEIVERS ?? 10);
const leadsAround = 5;
const recipients = ['first@juniper-row.example', 'second@juniper-row.example'];
/** Longer than any timeout for an answer. */
const patienceMs = 60_000;
/** The receivers recover after this time, before deliveries are parked at 72 hours. */
const badAtMostMs = 12 * 3_600_000;

const tenMegabytes = `HTTP/1.1 500 Internal Server Error\r\ncontent-length: 10000000\r\n\r\n${'x'.repeat(10_000_000)}`;
const faults: (Fault | undefined)[] = [
  undefined,
  neverAnswer,
  answerWith(''),
  answerWith('HTTP/1.1 500 Internal Server Error\r\n\r\n'),
  answerWith(tenMegabytes),
  answerEndlessly('HTTP/1.1 503 Service Unavailable\r\n\r\n', 'and more, '.repeat(10_000)),
];

it(`${rounds} rounds of receivers that hang, refuse every other request or answer 10 MB lose nothing`, {
  timeout: 300_000 + rounds * 60_000,
}, async ({ annotate }) => {
  const random = createSeededRandom(Number(process.env.FAULT_SEED ?? 1));
  const receiver = await startWebhookReceiver();
  const mailbox = await startMailServer();
  const line = await openLine(receiver.url);
  const server = await startTestServer({
    CONSULTATION_WEBHOOK_URL: line.url,
    SMTP_URL: mailbox.url,
    LEADS_TO: recipients.join(','),
    RATE_LIMIT_MAX: '1000000',
  });
  const { app, outbox, clock, config, store } = server;
  const listUndelivered = async () =>
    (await listDeliveries(store)).filter(({ status }) => status !== 'delivered');
  let goodAt = clock.now();
  /** Advances the clock until all pending deliveries are delivered. */
  const recover = async () => {
    line.fault = undefined;
    await line.cut();
    await line.mend();
    mailbox.refusedRecipients.clear();
    mailbox.refuseWith = undefined;
    for (let hour = 0; hour < 24 && (await listUndelivered()).length > 0; hour += 1) {
      clock.advance(3_600_000);
      await outbox.idle();
    }
    expect(await listUndelivered()).toEqual([]);
    goodAt = clock.now();
  };
  /** Advances the clock until no attempt is in progress. */
  const finishAttempts = async () => {
    const idle = outbox.idle().then(() => 'idle');
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20, 'busy'));
    while ((await Promise.race([idle, soon()])) === 'busy') {
      // On a busy machine more time passes than the attempts need.
      if (clock.now() - goodAt >= badAtMostMs) return recover();
      clock.advance(patienceMs);
    }
  };

  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    line.fault = faults[Math.floor(random() * faults.length)];
    mailbox.refusedRecipients.clear();
    const [refused = ''] = recipients.toSorted(() => random() - 0.5);
    if (random() < 0.7) mailbox.refusedRecipients.set(refused, 450);
    mailbox.refuseWith = random() < 0.2 ? 0 : undefined;
    for (let count = 0; count < leadsAround; count += 1) {
      const name = `Visitor ${round} ${count}`;
      const answer = await postJson(app, { ...valid, name });
      expect(answer.statusCode).toBe(201);
      acknowledged.set(name, answer.json().reference);
    }
    await finishAttempts();
  }

  await recover();
  const settings = { DATA_DIR: config.DATA_DIR, LEADS_TO: recipients.join(',') };
  const summary = await expectNothingLost({ settings, acknowledged, receiver, mailbox });
  await annotate(`bad receivers, ${store.kind}: ${rounds} rounds, ${summary}`, 'summary');
});
