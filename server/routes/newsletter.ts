import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Newsletter } from '../newsletter.ts';
import type { Store } from '../store/store.ts';
import { registerNewsletterLinks } from './newsletter-links.ts';
import type { NewsletterPage } from './newsletter-page.ts';
import { registerSubscribe } from './newsletter-subscribe.ts';

export interface NewsletterRoutes extends Pick<Newsletter, 'words' | 'tokens'> {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  page: NewsletterPage;
  siteUrl: URL;
  /** Where to write to when the store fails. */
  email: string;
  clock: Clock;
}

/** The newsletter's call, and the pages behind the links in its letters. */
export async function registerNewsletter(
  app: FastifyInstance,
  routes: NewsletterRoutes,
): Promise<void> {
  registerSubscribe(app, routes);
  await registerNewsletterLinks(app, routes);
}
