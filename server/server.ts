import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteRecord } from '../lib/site-record.ts';
import { buildApp } from './app.ts';
import { openCalendars } from './booking/calendars.ts';
import { startReminders } from './booking/reminders.ts';
import { systemClock } from './clock.ts';
import { type Config, isPublic, reachesNobody } from './config.ts';
import { createCounts } from './counts.ts';
import { watchDisk } from './jobs/disk-watch.ts';
import { startRetention } from './jobs/retention.ts';
import { startSuspectReports } from './leads/suspects.ts';
import { toLoggableError } from './log.ts';
import { openNewsletter } from './newsletter/newsletter.ts';
import type { Outbox } from './outbox/worker.ts';
import { startOutbox } from './start-outbox.ts';
import { openStoreForServer } from './store/open-store.ts';
import { closeStore } from './store/store.ts';

interface ServerOptions {
  config: Config;
  record: SiteRecord;
  log: FastifyBaseLogger;
}

interface RunningServer {
  /** Such as `http://localhost:3000`. */
  address: string;
  outbox: Outbox;
  /** Answers open requests, waits for current delivery attempts, then closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the store, starts the outbox and listens. If a step fails, the earlier ones are undone. A store
 * that is temporarily not writable is no failure: pages do not need it.
 */
export async function startServer({ config, record, log }: ServerOptions): Promise<RunningServer> {
  const closeSteps: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closeSteps.splice(0).reverse()) await step();
  };
  const started = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    closeSteps.push(() => part.stop());
    return part;
  };
  try {
    const newsletter = openNewsletter(config, record);
    if (config.DATABASE_URL && !config.TOKEN_SECRET) {
      log.warn(
        'TOKEN_SECRET is not set: other machines will refuse the links in emails that this one sends',
      );
    }
    const store = await openStoreForServer(config, {
      onBrokenConnection: (error) =>
        log.error({ err: toLoggableError(error) }, 'a store connection was lost'),
      onLoss: ({ message }) => log.error(message),
      onDelay: ({ message }) =>
        log.error(`${message} Until then the pages are served and requests are refused.`),
    });
    closeSteps.push(() => closeStore(store));
    const counts = createCounts(systemClock);
    const context = { config, record, store, log, clock: systemClock, counts };
    const outbox = started(startOutbox(context, newsletter));
    started(startRetention(context));
    started(startSuspectReports(context, outbox));
    const calendars = openCalendars(context);
    started(calendars.start());
    started(startReminders(context, outbox));
    const disk = started(watchDisk(context));
    const app = await buildApp({ ...context, newsletter, calendars, outbox, disk });
    closeSteps.push(() => app.close());
    await app.listen({
      host: config.HOST,
      port: config.PORT,
      listenTextResolver: (bound) => `bound to ${bound}`,
    });
    if (reachesNobody(config)) {
      log.warn(
        'neither SMTP_URL nor CONSULTATION_WEBHOOK_URL is set: nobody learns of a lead, and /readyz is not ready',
      );
    } else if (isPublic(config) && !config.SMTP_URL) {
      log.warn('SMTP_URL is not set: no email is sent');
    }
    if (record.samples.length > 0 && isPublic(config)) {
      const files = record.samples.join(', ');
      log.warn(
        `the site shows samples, and its sample pages are noindex: ${files}. Run npm run launch:check for details`,
      );
    }
    const address = toAddress(config.HOST, app.server.address());
    log.info(`listening at ${address}`);
    return { address, outbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function toAddress(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound ? bound.port : '';
  const isAnyHost = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAnyHost ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
