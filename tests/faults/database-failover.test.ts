/** @module-tag nightly */

import { expect, it } from 'vitest';
import { startMailServer } from '../server/support/mail-server.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import { endLeases } from '../support/on-store.ts';
import { expectNothingLost } from './support/audit.ts';
import { startFailoverPair } from './support/failover-pair.ts';
import { readReadiness } from './support/readiness.ts';
import { createSeededRandom } from './support/seeded-random.ts';
import { Visitors } from './support/visitors.ts';

const rounds = Number(process.env.FAILOVERS ?? 1);

it.for(Array.from({ length: rounds }, (_, index) => index + 1))(
  'two servers on one database lose nothing through its restart and its failover (%i)',
  { timeout: 300_000 },
  async (round, { annotate }) => {
    const receiver = await startWebhookReceiver();
    const mailbox = await startMailServer();
    const database = await startFailoverPair();
    const settings = () =>
      createSettings({
        DATABASE_URL: database.url,
        SMTP_URL: mailbox.url,
        CONSULTATION_WEBHOOK_URL: receiver.url,
        RATE_LIMIT_MAX: '1000000',
      });
    const ofFirst = settings();
    const servers = await Promise.all([
      startServerProcess(ofFirst),
      startServerProcess(settings()),
    ]);
    const visitors = new Visitors(createSeededRandom(round));
    const sending = servers.flatMap(({ url }) => [1, 2].map(() => visitors.sendUntilGone(url)));
    await visitors.haveAnother(40);
    await database.restart();
    await visitors.haveAnother(40);
    await database.failOver();
    await visitors.haveAnother(40);

    for (const { child, exited } of servers) {
      expect(child.exitCode).toBeNull();
      child.kill('SIGTERM');
      await exited;
    }
    await Promise.all(sending);
    const survivor = await startServerProcess(ofFirst);
    await visitors.sendUnanswered(survivor.url);
    // Results that could not be recorded during the outage lead to another attempt when the lease ends.
    await endLeases(ofFirst);
    await expect
      .poll(() => readReadiness(survivor.url), { timeout: 120_000 })
      .toMatchObject({ pending: 0, parked: 0 });
    const { acknowledged } = visitors;
    const evidence = { settings: ofFirst, acknowledged, receiver, mailbox };
    await annotate(`failover ${round}: ${await expectNothingLost(evidence)}`, 'summary');
  },
);
