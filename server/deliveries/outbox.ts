import type { FastifyBaseLogger } from 'fastify';
import type { BuildRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Newsletter } from '../domain/newsletter.ts';
import type {
  LeadDeliveryKind,
  LeasedDelivery,
  LeasedLeadDelivery,
  OwedDelivery,
} from '../model.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { resumeDeliveries } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Attempt } from './attempt.ts';
import { isGone, isGoneFromHere } from './claimant.ts';
import { letterAttempt } from './mail/letter-attempt.ts';
import { mailAttempt } from './mail/mail.ts';
import { mailFolder } from './mail/mail-folder.ts';
import { nameOfMail } from './mail/mail-name.ts';
import { mailStyleOf } from './mail/mail-style.ts';
import { smtpTransport } from './mail/smtp.ts';
import { mailFolderIn, storedMails } from './mail/stored-mails.ts';
import { digestAttempt } from './mail/suspect-digest.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { owedFor } from './owed.ts';
import { webhookAttempt } from './webhook.ts';

/** What new deliveries need of the outbox, and what ends it. */
export interface Outbox {
  /** The deliveries that each new lead is stored with. */
  owed: readonly OwedDelivery[];
  /** Call after a commit. */
  wake(): void;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface OutboxSurroundings {
  config: Config;
  record: Pick<BuildRecord, 'brand' | 'colors'>;
  newsletter: Newsletter;
  store: Store;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: () => number;
}

/**
 * Starts carrying out deliveries; what a stopped or killed process left is due at once, or as soon as
 * the store can be written.
 */
export function startOutbox(surroundings: OutboxSurroundings): Outbox {
  const { config, record, newsletter, store, log } = surroundings;
  const { clock = systemClock, random = Math.random } = surroundings;
  const { SMTP_URL } = config;
  const transport = SMTP_URL
    ? smtpTransport({ ...config, SMTP_URL }, clock)
    : mailFolder(mailFolderIn(config.DATA_DIR));
  const mails = storedMails(mailFolderIn(config.DATA_DIR));
  const from = config.MAIL_FROM;
  const style = mailStyleOf(record);
  const toFirm: Record<LeadDeliveryKind, Attempt<LeasedLeadDelivery>> = {
    mail: mailAttempt({ transport, from, to: config.LEADS_TO, style, store, clock }),
    webhook: webhookOf(config, clock),
  };
  const toSubscriber = letterAttempt({ transport, from, style, newsletter, clock });
  const digest = digestAttempt({
    transport,
    from,
    to: config.LEADS_TO,
    site: config.SITE_URL,
    timeZone: style.timeZone,
    clock,
  });
  const attempt: Attempt<LeasedDelivery> = (delivery, signal) => {
    if ('lead' in delivery) return toFirm[delivery.kind](delivery, signal);
    return 'suspects' in delivery ? digest(delivery, signal) : toSubscriber(delivery, signal);
  };
  const withdraw = async (delivery: LeasedDelivery) => {
    await mails.erase([nameOfMail(delivery)]);
  };
  // On PostgreSQL a claimant may live on another machine, whose leases end by time alone.
  const isDead = store.kind === 'sqlite' ? isGone : isGoneFromHere;
  const resume = () => resumeDeliveries(store, clock.now(), isDead);
  const worker = new OutboxWorker({ store, resume, attempt, withdraw, clock, random, log });
  worker.wake();
  return {
    owed: owedFor(config),
    wake: () => worker.wake(),
    idle: () => worker.idle(),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function webhookOf(config: Config, clock: Clock): Attempt<LeasedLeadDelivery> {
  const url = config.CONSULTATION_WEBHOOK_URL;
  if (url) return webhookAttempt({ url, secret: config.CONSULTATION_WEBHOOK_SECRET, clock });
  // A delivery from a time when the setting was there waits until it is there again.
  return async () => ({ kind: 'failed', reason: 'CONSULTATION_WEBHOOK_URL is not set' });
}
