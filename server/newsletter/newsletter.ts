import type { NewsletterContent } from '../../lib/content/schemas/pages.ts';
import { dayMs } from '../../lib/durations.ts';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import type { Subscription } from '../model.ts';
import { openTokens } from '../secrets.ts';
import type { Tokens } from '../tokens.ts';

/** What the newsletter's routes, letters and commands share. */
export interface Newsletter {
  words: NewsletterContent;
  tokens: Tokens;
  links: ReturnType<typeof createNewsletterLinks>;
}

/** @throws ConfigError if there is no secret to sign links with */
export function openNewsletter(
  config: Config,
  { newsletter: words }: Pick<SiteRecord, 'newsletter'>,
): Newsletter {
  const tokens = openTokens(config);
  const links = createNewsletterLinks(config.SITE_URL, tokens, config.PUBLIC_FORMS_URL);
  return { words, tokens, links };
}

/** How long a confirmation link works. The letter and the page state it. */
export const confirmationDays = 7;

/** What the token of a confirmation link contains. */
export interface ConfirmLink {
  subscriptionId: string;
  /** The link works only while the subscription is in this round. */
  round: number;
}

/** @param subject of the token */
export function parseConfirmLink(subject: string): ConfirmLink {
  const [, subscriptionId = '', round] = /^(.+)-(\d{1,9})$/.exec(subject) ?? [];
  return { subscriptionId, round: Number(round) };
}

/**
 * Creates the links in letters; each works for one subscription and one purpose.
 * @param serverUrl address of the server if the pages are on another host
 */
export function createNewsletterLinks(siteUrl: URL, tokens: Tokens, serverUrl = siteUrl) {
  const addToken = (path: string, token: string) => {
    const url = new URL(path, serverUrl);
    url.searchParams.set('token', token);
    return url;
  };
  return {
    createConfirmLink({ id, confirmRound }: Subscription, now: number) {
      const until = now + confirmationDays * dayMs;
      const token = tokens.sign('newsletter-confirm', `${id}-${confirmRound}`, until);
      return { url: addToken(newsletterPages.confirm, token), until };
    },
    /** Never expires: a reader must be able to unsubscribe with a letter from years ago. */
    createUnsubscribeUrl: (subscriptionId: string) =>
      addToken(
        newsletterPages.unsubscribe,
        tokens.sign('newsletter-unsubscribe', subscriptionId, null),
      ),
    /** @param path such as `/blog` */
    getPageUrl: (path: string) => new URL(path, siteUrl),
  };
}
