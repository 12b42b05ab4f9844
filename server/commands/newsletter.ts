import type { LetterDelivery, Subscription } from '../model.ts';
import { openNewsletter } from '../newsletter/newsletter.ts';
import { listLetters } from '../outbox/deliveries.ts';
import { listSubscriptions } from '../store/subscriptions.ts';
import { formatTime } from '../text/format.ts';
import { createCommand, runAsProcess } from './command.ts';
import { eraseSubscriptions } from './erase.ts';
import { createListing, formatDeliveryState, toIsoTime } from './output.ts';

interface Entry {
  subscription: Subscription;
  lastLetter: LetterDelivery | undefined;
}

const listing = createListing<Entry>({
  help: 'every subscription, the latest request first',
  async read({ store }) {
    const letters = Map.groupBy(
      await listLetters(store),
      ({ subscriptionId }: LetterDelivery) => subscriptionId,
    );
    return (await listSubscriptions(store)).map((subscription) => ({
      subscription,
      lastLetter: letters.get(subscription.id)?.at(-1),
    }));
  },
  none: 'No subscriptions yet.',
  getColumns: ({ timeZone }) => ({
    'E-MAIL': ({ subscription }) => subscription.email,
    STATUS: ({ subscription }) => subscription.status,
    ASKED: ({ subscription }) => formatTime(timeZone, subscription.requestedAt),
    CONFIRMED: ({ subscription: { confirmedAt } }) =>
      confirmedAt === null ? '' : formatTime(timeZone, confirmedAt),
    'LAST LETTER': ({ lastLetter }) => formatLetterState(lastLetter),
  }),
  exportHelp:
    'every subscription; write only to confirmed ones, with unsubscribeUrl as List-Unsubscribe',
  getExported(_, { config, record }) {
    const { links } = openNewsletter(config, record);
    return {
      email: ({ subscription }) => subscription.email,
      status: ({ subscription }) => subscription.status,
      createdAt: ({ subscription }) => toIsoTime(subscription.createdAt),
      confirmedAt: ({ subscription }) => toIsoTime(subscription.confirmedAt),
      unsubscribeUrl: ({ subscription: { id, status } }) =>
        status === 'confirmed' ? links.createUnsubscribeUrl(id).href : null,
    };
  },
});

/** @returns such as `welcome delivered` */
function formatLetterState(letter: LetterDelivery | undefined): string {
  if (!letter) return '';
  const reason = letter.lastError === null ? '' : `: ${letter.lastError}`;
  return `${letter.kind} ${formatDeliveryState([letter])}${reason}`;
}

export const newsletter = createCommand('newsletter', {
  ...listing,
  erase: {
    usage: 'erase EMAIL [--yes]',
    help: 'delete an address with its letters; it may subscribe again',
    argument: 'email address',
    run: eraseSubscriptions,
  },
});

if (import.meta.main) await runAsProcess(newsletter);
