import { newsletterPages } from '../../lib/forms/endpoints.ts';
import type { Subscription } from '../model.ts';
import type { Tokens } from './tokens.ts';

/** How long a confirmation link lasts. Its letter and its page say so. */
export const confirmationDays = 7;
const dayMs = 24 * 60 * 60_000;

/** The links that letters carry: each works for one subscription and one purpose. */
export interface NewsletterLinks {
  confirm(subscription: Subscription, now: number): { url: URL; until: number };
  /** Never expires: a letter of years ago must still let its reader leave. */
  unsubscribe(subscriptionId: string): URL;
  /** The address of a page, such as `/blog`. */
  page(path: string): URL;
}

/** What the token of a link to confirm is about. */
export interface ConfirmLink {
  subscriptionId: string;
  /** It holds only while the subscription is in this round. */
  round: number;
}

/** @param subject of the token; links of versions before 0.2 have no round, which was the first */
export function parseConfirmLink(subject: string): ConfirmLink {
  const [, subscriptionId = subject, round = '0'] = /^(.{36})-(\d{1,9})$/.exec(subject) ?? [];
  return { subscriptionId, round: Number(round) };
}

/** @param serverUrl where the server is, if the pages are on another host */
export function createNewsletterLinks(
  siteUrl: URL,
  tokens: Tokens,
  serverUrl = siteUrl,
): NewsletterLinks {
  const withToken = (path: string, token: string) => {
    const url = new URL(path, serverUrl);
    url.searchParams.set('token', token);
    return url;
  };
  return {
    confirm({ id, confirmRound }, now) {
      const until = now + confirmationDays * dayMs;
      const token = tokens.sign('newsletter-confirm', `${id}-${confirmRound}`, until);
      return { url: withToken(newsletterPages.confirm, token), until };
    },
    unsubscribe: (id) =>
      withToken(newsletterPages.unsubscribe, tokens.sign('newsletter-unsubscribe', id, null)),
    page: (path) => new URL(path, siteUrl),
  };
}
