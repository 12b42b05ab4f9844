import { newsletterPages } from '../../contracts/endpoints.ts';
import type { Tokens } from './tokens.ts';

/** How long a confirmation link lasts. Its letter and its page say so. */
export const confirmationDays = 7;
const day = 24 * 60 * 60_000;

/** The links that letters carry: each works for one subscription and one purpose. */
export interface NewsletterLinks {
  confirm(subscriptionId: string, now: number): { url: URL; until: number };
  /** Never expires: a letter of years ago must still let its reader leave. */
  unsubscribe(subscriptionId: string): URL;
  /** The address of a page, such as `/blog`. */
  page(path: string): URL;
}

export function createNewsletterLinks(siteUrl: URL, tokens: Tokens): NewsletterLinks {
  const withToken = (path: string, token: string) => {
    const url = new URL(path, siteUrl);
    url.searchParams.set('token', token);
    return url;
  };
  return {
    confirm(id, now) {
      const until = now + confirmationDays * day;
      const token = tokens.sign('newsletter-confirm', id, until);
      return { url: withToken(newsletterPages.confirm, token), until };
    },
    unsubscribe: (id) =>
      withToken(newsletterPages.unsubscribe, tokens.sign('newsletter-unsubscribe', id, null)),
    page: (path) => new URL(path, siteUrl),
  };
}
