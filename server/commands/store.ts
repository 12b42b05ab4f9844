import { confirmClock, countExpiredLeads, leadsKeptYears } from '../jobs/retention.ts';
import { formatCount, formatLongTime } from '../text/format.ts';
import { createCommand, type Run, runAsProcess } from './command.ts';
import { moveStore } from './move-store.ts';

const confirm: Run = async ({ store, now, confirm: ask }) => {
  const leads = await countExpiredLeads(store, now);
  const verb = leads === 1 ? 'is' : 'are';
  const time = `The clock of this machine says ${new Date(now).toISOString()}, that is ${formatLongTime('UTC', now)}.`;
  const expired = `${formatCount(leads, 'consultation request')} ${verb} older than ${leadsKeptYears} years.`;
  await ask(`${time}\n${expired} The server will delete them.`);
  await confirmClock(store, now);
  return [
    time,
    'Retention uses it from now on: the server checks again within an hour, or when it starts.',
    `${expired} The next run deletes them.`,
    "If this is not today's date, set the clock and run this again within the hour.",
    '',
  ].join('\n');
};

export const store = createCommand('store', {
  move: {
    usage: 'move',
    help: 'copy the store in DATA_DIR to the empty database of DATABASE_URL; stop the server first',
    run: moveStore,
  },
  'confirm-clock': {
    usage: 'confirm-clock [--yes]',
    help: 'confirm that the clock is right, so that retention continues after a jump',
    run: confirm,
  },
});

if (import.meta.main) await runAsProcess(store);
