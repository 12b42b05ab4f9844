import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { mailServer } from '../server/support/mail-server.ts';
import { launchServer, serverProcess } from '../server/support/server-process.ts';
import { siteFixture } from '../server/support/site-fixture.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import { webhookReceiver } from '../server/support/webhook-receiver.ts';
import { audit } from './support/audit.ts';
import { readReadiness } from './support/readiness.ts';
import { seededRandom } from './support/seeded-random.ts';
import { Visitors } from './support/visitors.ts';

/** `npm run faults` asks for 100; the tests of every day make do with fewer. */
const cycles = Number(process.env.FAULT_CYCLES ?? 8);
/** Repeats the kills of an earlier run, as far as the machine repeats itself. */
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const kind = inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';

const visitorsAtOnce = 4;
/** Some kills come before the server is up. Milliseconds. */
const startMs = 400;
/** The others come after so many leads, at most, and a moment that falls anywhere in their work. */
const leadsAtMost = 30;
const moment = 20;

it(`kill -9 at ${cycles} random moments under load loses nothing`, {
  timeout: 120_000 + cycles * 20_000,
}, async ({ annotate }) => {
  const random = seededRandom(seed);
  const receiver = await webhookReceiver();
  const mailbox = await mailServer();
  const visitors = new Visitors(random);
  const settings = {
    DATA_DIR: join(tempDir(), 'data'),
    SITE_DIST: siteFixture(),
    SMTP_URL: mailbox.url,
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000000',
  };

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const victim = await launchServer(settings);
    if (random() < 0.15) await pause(startMs * random());
    else {
      const url = await victim.listening;
      if (url === undefined) throw new Error(`cycle ${cycle}: ${victim.output()}`);
      const life = visitors
        .haveAnother(Math.floor(leadsAtMost * random()))
        .then(() => pause(moment * random()))
        .then(() => victim.child.kill('SIGKILL'));
      await Promise.all([
        life,
        ...Array.from({ length: visitorsAtOnce }, () => visitors.sendUntilGone(url)),
      ]);
    }
    victim.child.kill('SIGKILL');
    await victim.exited;
  }

  const survivor = await serverProcess(settings);
  await visitors.sendUnanswered(survivor.url);
  await expect
    .poll(() => readReadiness(survivor.url), { timeout: 60_000 + cycles * 5000 })
    .toMatchObject({ pending: 0, parked: 0 });
  survivor.child.kill('SIGTERM');
  expect(await survivor.exited).toBe(0);

  const { acknowledged } = visitors;
  const found = await audit({ settings, acknowledged, receiver, mailbox });
  const { lost, duplicated, half } = found;
  await annotate(
    `${kind}: ${cycles} cycles (seed ${seed}), ${acknowledged.size} acknowledged, ${lost.length} lost, ${duplicated.length} duplicated; ${found.repeats} came again under the same id`,
    'summary',
  );
  expect({ lost, duplicated, half }).toEqual({ lost: [], duplicated: [], half: [] });
  expect(acknowledged.size).toBeGreaterThan(cycles);
});
