import { fillMarkers } from '../../../lib/content/markers.ts';
import type { NewsletterContent } from '../../../lib/content/schemas/newsletter.ts';
import { confirmationDays, type NewsletterLinks } from '../../domain/newsletter-links.ts';
import type { LetterKind, Subscription } from '../../model.ts';
import { formatLongTime } from '../../text/format.ts';
import type { Letter } from './letter.ts';

type Words = NewsletterContent['letters'];
type Compose = (
  words: Words,
  links: NewsletterLinks,
  subscription: Subscription,
  now: number,
  timeZone: string,
) => Letter;

/** The letters to subscribers. */
export const letters: Readonly<Record<LetterKind, Compose>> = {
  confirmation({ confirmation: words }, links, subscription, now, timeZone) {
    const { url, until } = links.confirm(subscription, now);
    const lasts = { days: String(confirmationDays), until: formatLongTime(timeZone, until) };
    return {
      subject: words.subject,
      opening: words.opening,
      action: { label: words.action, url },
      closing: [...words.closing, fillMarkers(words.lasts, lasts)],
      signature: words.signature,
    };
  },
  welcome({ welcome: words }, links, { id }) {
    return {
      subject: words.subject,
      opening: words.opening,
      posts: words.posts.map(({ label, to }) => ({ label, url: links.page(to) })),
      closing: words.closing,
      leave: { label: words.leave, url: links.unsubscribe(id) },
      signature: words.signature,
    };
  },
};
