import type { FastifyBaseLogger } from 'fastify';
import type { SiteRecord } from '../lib/site-record.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Counts } from './counts.ts';
import type { Store } from './store/store.ts';

/** What the routes, jobs and deliveries of the running server share. */
export interface ServerContext {
  config: Config;
  record: SiteRecord;
  store: Store;
  log: FastifyBaseLogger;
  clock: Clock;
  /** Of letters and calls. */
  counts: Counts;
}
