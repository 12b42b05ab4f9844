import { parseArgs } from 'node:util';
import { getTimeZone } from '../../../lib/content/schemas/brand.ts';
import type { LetterDelivery } from '../../model.ts';
import { listLetters } from '../../store/deliveries.ts';
import { listSubscriptions } from '../../store/subscriptions.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import type { Run } from '../command.ts';
import { formatDeliveryState } from '../delivery-state.ts';
import { formatTable } from '../table.ts';

const columns = [
  { heading: 'E-MAIL', shrinksTo: 12 },
  { heading: 'STATUS' },
  { heading: 'ASKED' },
  { heading: 'CONFIRMED' },
  { heading: 'LAST LETTER' },
];

export const run: Run = async ({ store, record, width, onUnreadable }, args) => {
  parseArgs({ args });
  const subscriptions = await listSubscriptions(store, onUnreadable);
  if (subscriptions.length === 0) return 'No subscriptions yet.\n';
  const letters = Map.groupBy(
    await listLetters(store, onUnreadable),
    ({ subscriptionId }: LetterDelivery) => subscriptionId,
  );
  const timeZone = getTimeZone(record.brand);
  const rows = subscriptions.map(({ id, email, status, requestedAt: askedAt, confirmedAt }) => [
    toSingleLine(email),
    status,
    formatTime(timeZone, askedAt),
    confirmedAt === null ? '-' : formatTime(timeZone, confirmedAt),
    formatLetterState(letters.get(id)?.at(-1)),
  ]);
  return `${formatTable(columns, rows, width)}\n`;
};

/** Formats the kind and state of a letter, such as `welcome delivered`. */
function formatLetterState(letter: LetterDelivery | undefined): string {
  if (!letter) return '-';
  const reason = letter.lastError === null ? '' : `: ${toSingleLine(letter.lastError)}`;
  return `${letter.kind} ${formatDeliveryState([letter])}${reason}`;
}
