import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { startMailServer } from '../../server/support/mail-server.ts';
import {
  type LaunchedServer,
  launchServerProcess,
  startServerProcess,
} from '../../server/support/server-process.ts';
import { createSiteFixture } from '../../server/support/site-fixture.ts';
import { startWebhookReceiver } from '../../server/support/webhook-receiver.ts';
import { expectNothingLost } from './audit.ts';
import { readReadiness } from './readiness.ts';
import { createSeededRandom } from './seeded-random.ts';
import { Visitors } from './visitors.ts';

const visitorCount = 4;
/** Some runs end before the server is up. Milliseconds. */
const startMs = 400;
/** The other runs end after up to this many leads and a random moment. */
const maxLeads = 30;
const momentMs = 20;

export interface EndureOptions {
  /** How many runs of the server are ended before the last one. */
  cycles: number;
  settings: Record<string, string> & { DATA_DIR: string };
  /**
   * Ends a run and prepares the next one. The default kills the server.
   * @param ignoreAnswers after this call visitors ignore the answers of this run
   */
  end?(victim: LaunchedServer, ignoreAnswers: () => void): Promise<unknown>;
  /** A command that wraps each run but the last, such as `faketime …`. */
  wrapper?(random: () => number): readonly string[];
}

/** Repeats the moments of an earlier test, as far as the machine allows. */
const seed = Number(process.env.FAULT_SEED ?? 1);

/**
 * Ends the server repeatedly at random moments while visitors send leads, and then compares the
 * store and both receivers with the acknowledgments of the visitors.
 * @returns a summary in one line
 */
export async function endure({
  cycles,
  settings: overrides,
  end,
  wrapper,
}: EndureOptions): Promise<string> {
  const random = createSeededRandom(seed);
  const receiver = await startWebhookReceiver();
  const mailbox = await startMailServer();
  const visitors = new Visitors(random);
  const settings = {
    SITE_DIST: createSiteFixture(),
    SMTP_URL: mailbox.url,
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000000',
    ...overrides,
  };

  /** Each run that ends after a number of leads has acknowledged at least that many. */
  let minAcknowledged = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const victim = await launchServerProcess(settings, wrapper?.(random));
    const lineDead = new AbortController();
    const endRun = async () => {
      await end?.(victim, () => lineDead.abort());
      victim.child.kill('SIGKILL');
      await victim.exited;
    };
    if (random() < 0.15 && cycle > 0) {
      await pause(startMs * random());
      await endRun();
      continue;
    }
    const url = await victim.listening;
    if (url === undefined) throw new Error(`cycle ${cycle}: ${victim.output()}`);
    const leads = 1 + Math.floor(maxLeads * random());
    minAcknowledged += leads;
    const life = visitors
      .haveAnother(leads)
      .then(() => pause(momentMs * random()))
      .then(endRun);
    await Promise.all([
      life,
      ...Array.from({ length: visitorCount }, () => visitors.sendUntilGone(url, lineDead.signal)),
    ]);
  }

  const survivor = await startServerProcess(settings);
  await visitors.sendUnanswered(survivor.url);
  await expect
    .poll(() => readReadiness(survivor.url), { timeout: 120_000 + cycles * 5000 })
    .toMatchObject({ pending: 0, parked: 0 });
  survivor.child.kill('SIGTERM');
  expect(await survivor.exited).toBe(0);

  const { acknowledged } = visitors;
  const summary = await expectNothingLost({ settings, acknowledged, receiver, mailbox });
  expect(acknowledged.size).toBeGreaterThanOrEqual(minAcknowledged);
  const kind = inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';
  return `${kind}: ${cycles} cycles (seed ${seed}), ${summary}`;
}
