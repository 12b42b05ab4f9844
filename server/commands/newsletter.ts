import type { LetterDelivery, Subscription } from '../model.ts';
import { openNewsletter } from '../newsletter/newsletter.ts';
import { listLetters } from '../outbox/deliveries.ts';
import { findLeadsByEmail, findSubscriptionsByEmail } from '../store/erasure.ts';
import { listSubscriptions, suppress } from '../store/subscriptions.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatCount, formatTime } from '../text/format.ts';
import { createCommand, erase, type Run, runAsProcess } from './command.ts';
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

const eraseSubscriptions: Run = async (context) => {
  const { store, now, argument: email } = context;
  const address = toSingleLine(email);
  const found = await findSubscriptionsByEmail(store.db, email);
  const subscriptions = formatCount(found.length, 'subscription');
  return erase(context, {
    noun: 'subscription',
    found: found.length,
    plan: `This deletes ${subscriptions} of ${address} with all letters.`,
    async work() {
      await store.db.transaction().execute(async (transaction) => {
        for (const { id } of found) await suppress(transaction, id, now);
      });
      const leads = (await findLeadsByEmail(store.db, email)).length;
      const remain = leads === 1 ? 'remains' : 'remain';
      return [
        `${address} is erased: ${subscriptions} with all letters.`,
        'A keyed hash of the address stays, so that it is mailed again only after it confirms again.',
        ...(leads > 0
          ? [
              `${formatCount(leads, 'lead')} of this address ${remain}. 'npm run leads -- erase' deletes them.`,
            ]
          : []),
      ];
    },
  });
};

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
