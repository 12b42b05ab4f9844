import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../../server/app.ts';
import { type Calendars, openCalendars } from '../../../server/booking/calendars.ts';
import type { CommandResult } from '../../../server/commands/command.ts';
import { loadConfig } from '../../../server/config.ts';
import type { ServerContext } from '../../../server/context.ts';
import { createCounts } from '../../../server/counts.ts';
import type { ConnectionLimits } from '../../../server/http/connections.ts';
import { type DiskWatch, watchDisk } from '../../../server/jobs/disk-watch.ts';
import { openNewsletter } from '../../../server/newsletter/newsletter.ts';
import type { Outbox } from '../../../server/outbox/worker.ts';
import { startOutbox } from '../../../server/start-outbox.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { closeStore } from '../../../server/store/store.ts';
import { cleanUp } from '../../support/clean-up.ts';
import { addTestStore } from '../../support/on-store.ts';
import { postJson, valid } from './consultation.ts';
import { ManualClock } from './manual-clock.ts';
import { runStaffCommand, type StaffCommand } from './run-staff-command.ts';
import { createSiteFixture } from './site-fixture.ts';
import { createDataDir } from './temp-dir.ts';

type PostOptions = Parameters<typeof postJson>[2];

export interface TestServer extends ServerContext {
  app: FastifyInstance;
  calendars: Calendars;
  outbox: Outbox;
  disk: DiskWatch;
  clock: ManualClock;
  /** Sends a request with these fields changed, and waits for its deliveries. @returns its reference */
  deliver: (fields?: object, options?: PostOptions) => Promise<string>;
  /** Runs a command of the staff on its store. */
  staff: (command: StaffCommand, ...args: string[]) => Promise<CommandResult>;
  /** Everything that was logged, as text. */
  logged: () => string;
}

interface TestOptions {
  connectionLimits?: ConnectionLimits;
  clock?: ManualClock;
  /** Free space on the store's disk. */
  freeBytes?: () => number;
}

/** Starts the server in this process with its own store, site and clock. */
export async function startTestServer(
  settings: Record<string, string> = {},
  { connectionLimits, clock = new ManualClock(), freeBytes }: TestOptions = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const environment = await addTestStore({
    DATA_DIR: createDataDir(),
    SITE_DIST: createSiteFixture(),
    RATE_LIMIT_MAX: '1000',
    // Most tests count only the mails to the firm.
    CONFIRM_REQUESTS: 'false',
    ...settings,
  });
  const { config, record } = loadConfig(environment);
  const newsletter = openNewsletter(config, record);
  const store = await openStore(config);
  const context = { config, record, store, log, clock, counts: createCounts(clock) };
  const calendars = openCalendars(context);
  const outbox = startOutbox(context, newsletter);
  // Finishes deliveries left in the store, so that a test sees only its own.
  await outbox.idle();
  const disk = watchDisk(context, freeBytes && (async () => freeBytes()));
  const app = await buildApp({
    ...context,
    newsletter,
    calendars,
    outbox,
    disk,
    connectionLimits,
  });
  cleanUp(async () => {
    await app.close();
    await disk.stop();
    await outbox.stop();
    await closeStore(store);
  });
  const deliver = async (fields: object = {}, options?: PostOptions) => {
    const answer = await postJson(app, { ...valid, ...fields }, options);
    await outbox.idle();
    return answer.json().reference;
  };
  const { DATA_DIR, SITE_DIST } = config;
  return {
    ...context,
    app,
    calendars,
    outbox,
    disk,
    deliver,
    staff: (command, ...args) => runStaffCommand(command, DATA_DIR, args, { SITE_DIST }),
    logged: () => lines.join(''),
  };
}
