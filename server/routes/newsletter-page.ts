import type { FastifyRequest } from 'fastify';
import type { Outbox } from '../deliveries/outbox.ts';
import type { HeldLetter } from '../domain/letter-limits.ts';
import type { Newsletter } from '../domain/newsletter.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import type { FormOrigins } from './form-origin.ts';
import { type RenderedPage, readPageTemplate } from './page-template.ts';

/** What the newsletter's page says, and what can be done there. */
export interface NewsletterView {
  title: string;
  description: string;
  /** A button that acts for the holder of the token. */
  act?: { action: string; token: string; button: string };
  /** The form, for another try; `invalid` when what was typed is at fault. */
  again?: { email: string; button: string; invalid: boolean };
  /** A subscription was accepted. */
  sent?: boolean;
}

/** What a visitor sees after a plain post of the form, and behind the links in letters. */
export type NewsletterPage = (view: NewsletterView) => RenderedPage;

/** @param distDir folder of the built site, which brings the page as a Mustache template */
export function readNewsletterPage(distDir: string): NewsletterPage {
  const fill = readPageTemplate(distDir, 'newsletter-result');
  return (view) => fill({ act: false, again: false, sent: false, ...view });
}

/** What the routes of the newsletter share. */
export interface NewsletterRoutes
  extends FormOrigins,
    Pick<Newsletter, 'words' | 'tokens' | 'limits'> {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  page: NewsletterPage;
  /** Where to write to when the store fails. */
  email: string;
  clock: Clock;
}

/**
 * Logs the first letter that a limit held back since its window began. One mailbox is no news; a
 * whole domain, or all letters of an hour, is somebody's flood, and honest subscribers get none.
 */
export function logHeldLetter({ log }: FastifyRequest, held: HeldLetter | null): void {
  if (!held?.first) return;
  const { limit } = held;
  if (limit === 'mailbox') log.warn({ limit }, 'newsletter letters to one mailbox are held back');
  else log.error({ limit }, 'newsletter letters are held back: somebody may be flooding mailboxes');
}
