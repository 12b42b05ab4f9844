import type { Clock } from '../clock.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Newsletter } from '../newsletter.ts';
import type { Store } from '../store/store.ts';
import { type FilledPage, readPageTemplate } from './page-template.ts';

/** What the newsletter's page says, and what can be done there. */
export interface NewsletterView {
  title: string;
  description: string;
  /** A button that acts for the holder of the token. */
  act?: { action: string; token: string; button: string };
  /** The form, for another try; `invalid` when what was typed is at fault. */
  again?: { email: string; button: string; invalid: boolean };
  /** A subscription was taken: what was typed. */
  sent?: { email: string };
}

/** What a visitor sees after a plain post of the form, and behind the links in letters. */
export type NewsletterPage = (view: NewsletterView) => FilledPage;

/** @param distDir folder of the built site, which brings the page as a Mustache template */
export function readNewsletterPage(distDir: string): NewsletterPage {
  const fill = readPageTemplate(distDir, 'newsletter-result');
  return (view) => fill({ act: false, again: false, sent: false, ...view });
}

/** What the routes of the newsletter share. */
export interface NewsletterRoutes extends Pick<Newsletter, 'words' | 'tokens'> {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  page: NewsletterPage;
  siteUrl: URL;
  /** Where to write to when the store fails. */
  email: string;
  clock: Clock;
}
