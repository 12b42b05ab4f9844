import { dayMs } from '../../lib/durations.ts';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import type { Subscription } from '../model.ts';
import type { Tokens } from './tokens.ts';

/** How long a confirmation link works. The letter and the page state it. */
export const confirmationDays = 7;

/** Creates the links in letters; each works for one subscription and one purpose. */
export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

/** What the token of a confirmation link contains. */
export interface ConfirmLink {
  subscriptionId: string;
  /** The link works only while the subscription is in this round. */
  round: number;
}

/** @param subject of the token */
export function parseConfirmLink(subject: string): ConfirmLink {
  const [, subscriptionId = '', round] = /^(.{36})-(\d{1,9})$/.exec(subject) ?? [];
  return { subscriptionId, round: Number(round) };
}

/** @param serverUrl address of the server if the pages are on another host */
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
