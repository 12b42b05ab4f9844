import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Newsletter } from '../domain/newsletter.ts';
import { planLeadDeliveries } from '../domain/request-consultation.ts';
import type {
  LeadDeliveryKind,
  LeasedDelivery,
  LeasedLeadDelivery,
  NewDelivery,
} from '../model.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { resumeDeliveries } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import type { Attempt } from './attempt.ts';
import { createNoticeAttempt } from './mail/lead-notice.ts';
import { createLetterAttempt } from './mail/letter.ts';
import type { MailSettings } from './mail/send-mail.ts';
import { getMailFolder, getMailName, openStoredMails } from './mail/stored-mails.ts';
import { createDigestAttempt } from './mail/suspect-digest.ts';
import { createFolderTransport, createSmtpTransport } from './mail/transport.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { createWebhookAttempt } from './webhook.ts';

export interface Outbox {
  /** The deliveries that are stored with each new lead. */
  leadDeliveries: readonly NewDelivery[];
  /** Call after each commit that stores deliveries. */
  wake(): void;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface OutboxOptions {
  config: Config;
  record: Pick<SiteRecord, 'brand' | 'colors'>;
  newsletter: Newsletter;
  store: Store;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: () => number;
}

/**
 * Starts sending deliveries. Those that a stopped or killed process left are due at once, or as soon
 * as the store can be written.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { config, record, newsletter, store, log } = options;
  const { clock = systemClock, random = Math.random } = options;
  const { SMTP_URL } = config;
  const folder = getMailFolder(config.DATA_DIR);
  const transport = SMTP_URL
    ? createSmtpTransport({ ...config, SMTP_URL }, clock)
    : createFolderTransport(folder);
  const mails = openStoredMails(folder);
  const settings: MailSettings = {
    transport,
    from: config.MAIL_FROM,
    recipients: config.LEADS_TO,
    siteUrl: config.SITE_URL,
    colors: record.colors,
    timeZone: getTimeZone(record.brand),
    clock,
  };
  const leadAttempts: Record<LeadDeliveryKind, Attempt<LeasedLeadDelivery>> = {
    mail: createNoticeAttempt(settings, store),
    webhook: selectWebhookAttempt(config, clock),
  };
  const letterAttempt = createLetterAttempt(settings, newsletter);
  const digestAttempt = createDigestAttempt(settings);
  const attempt: Attempt<LeasedDelivery> = (delivery, signal) => {
    if ('lead' in delivery) return leadAttempts[delivery.kind](delivery, signal);
    return 'suspects' in delivery
      ? digestAttempt(delivery, signal)
      : letterAttempt(delivery, signal);
  };
  const withdraw = async (delivery: LeasedDelivery) => {
    await mails.erase([getMailName(delivery)]);
  };
  // On PostgreSQL a worker may run on another machine; its leases only expire.
  const isGone = store.kind === 'sqlite' ? isWorkerGone : isLocalWorkerGone;
  const resume = () => resumeDeliveries(store, clock.now(), isGone);
  const workerId = createWorkerId();
  const worker = new OutboxWorker({
    store,
    workerId,
    resume,
    attempt,
    withdraw,
    clock,
    random,
    log,
  });
  worker.wake();
  return {
    leadDeliveries: planLeadDeliveries(config),
    wake: () => worker.wake(),
    idle: () => worker.idle(),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function selectWebhookAttempt(config: Config, clock: Clock): Attempt<LeasedLeadDelivery> {
  const url = config.CONSULTATION_WEBHOOK_URL;
  if (url) return createWebhookAttempt({ url, secret: config.CONSULTATION_WEBHOOK_SECRET, clock });
  // A delivery that was stored while the setting existed waits until it is set again.
  return async () => ({ kind: 'failed', reason: 'CONSULTATION_WEBHOOK_URL is not set' });
}

/** Names this process and its machine in leases, so that a later start can tell whether it has ended. */
export const createWorkerId = () =>
  `${process.pid}:${hostname()}:${randomBytes(6).toString('hex')}`;

/**
 * Whether a worker's process has certainly ended. Correct on one machine. A worker on another
 * machine may have the number of a process here; then its lease expires instead.
 */
export function isWorkerGone(workerId: string): boolean {
  const pid = Number.parseInt(workerId, 10);
  // This process has no leases at its start, so its own number belonged to an earlier one.
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** For a store that several machines share: says nothing about workers of other machines. */
export const isLocalWorkerGone = (workerId: string): boolean =>
  workerId.split(':')[1] === hostname() && isWorkerGone(workerId);
