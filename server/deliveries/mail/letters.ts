import type { NewsletterContent } from '../../../contracts/content/newsletter.ts';
import { fillMarkers } from '../../../contracts/content/read.ts';
import { confirmationDays, type NewsletterLinks } from '../../domain/newsletter-links.ts';
import type { LetterKind } from '../../model.ts';
import { longUtcTime } from '../../text/format.ts';
import type { Letter } from './letter.ts';

type Words = NewsletterContent['letters'];
type Compose = (
  words: Words,
  links: NewsletterLinks,
  subscriptionId: string,
  now: number,
) => Letter;

/** The letters to subscribers. */
export const letters: Readonly<Record<LetterKind, Compose>> = {
  confirmation({ confirmation: words }, links, subscriptionId, now) {
    const { url, until } = links.confirm(subscriptionId, now);
    const lasts = { days: String(confirmationDays), until: longUtcTime(until) };
    return {
      subject: words.subject,
      opening: words.opening,
      action: { label: words.action, url },
      closing: [...words.closing, fillMarkers(words.lasts, lasts)],
      signature: words.signature,
    };
  },
  welcome({ welcome: words }, links, subscriptionId) {
    return {
      subject: words.subject,
      opening: words.opening,
      posts: words.posts.map(({ label, to }) => ({ label, url: links.page(to) })),
      closing: words.closing,
      leave: { label: words.leave, url: links.unsubscribe(subscriptionId) },
      signature: words.signature,
    };
  },
};
