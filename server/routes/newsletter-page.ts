import type { FastifyRequest } from 'fastify';
import type { Outbox } from '../deliveries/outbox.ts';
import type { HeldLetter } from '../domain/letter-limits.ts';
import type { Newsletter } from '../domain/newsletter.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import type { FormOrigins } from './form-request.ts';
import { type RenderedPage, readPageTemplate } from './rendered-page.ts';

/** What the newsletter page shows. */
export interface NewsletterView {
  title: string;
  description: string;
  /** A button that posts the token. */
  act?: { action: string; token: string; button: string };
  /** The subscription form again; `invalid` if its email address is. */
  again?: { email: string; button: string; invalid: boolean };
  /** A subscription was accepted. */
  sent?: boolean;
}

/** Renders the page after a form post and behind the links in letters. */
export type RenderNewsletterPage = (view: NewsletterView) => RenderedPage;

/** @param distDir folder of the built site, which contains the template */
export function readNewsletterPage(distDir: string): RenderNewsletterPage {
  const renderTemplate = readPageTemplate(distDir, 'newsletter-result');
  return (view) => renderTemplate({ act: false, again: false, sent: false, ...view });
}

/** Options of the newsletter's routes. */
export interface NewsletterOptions
  extends FormOrigins,
    Pick<Newsletter, 'words' | 'tokens' | 'limits'> {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  renderPage: RenderNewsletterPage;
  /** The firm's address in the error message if the store fails. */
  email: string;
  clock: Clock;
}

/**
 * Logs the first letter that a limit held back in its window. For one mailbox this is a warning; for a
 * domain or an hour it is an error, since a flood keeps letters from real subscribers.
 */
export function logHeldLetter({ log }: FastifyRequest, held: HeldLetter | null): void {
  if (!held?.first) return;
  const { limit } = held;
  if (limit === 'mailbox') log.warn({ limit }, 'newsletter letters to one mailbox are held back');
  else log.error({ limit }, 'newsletter letters are held back: somebody may be flooding mailboxes');
}
