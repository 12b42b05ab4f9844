import { parseArgs } from 'node:util';
import { timeZoneOf } from '../../../lib/content/schemas/brand.ts';
import type { LetterDelivery } from '../../model.ts';
import { listLetters } from '../../store/deliveries.ts';
import { listSubscriptions } from '../../store/subscriptions.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import type { Run } from '../command.ts';
import { deliveryState } from '../delivery-state.ts';
import { table } from '../table.ts';

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
  const timeZone = timeZoneOf(record.brand);
  const rows = subscriptions.map(({ id, email, status, askedAt, confirmedAt }) => [
    toSingleLine(email),
    status,
    formatTime(timeZone, askedAt),
    confirmedAt === null ? '-' : formatTime(timeZone, confirmedAt),
    letterState(letters.get(id)?.at(-1)),
  ]);
  return `${table(columns, rows, width)}\n`;
};

/** The kind of a letter and how far it got: `welcome delivered`. */
function letterState(letter: LetterDelivery | undefined): string {
  if (!letter) return '-';
  const reason = letter.lastError === null ? '' : `: ${toSingleLine(letter.lastError)}`;
  return `${letter.kind} ${deliveryState([letter])}${reason}`;
}
