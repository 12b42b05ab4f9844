import { parseArgs } from 'node:util';
import { confirmClock, getLeadExpiry, leadsKeptYears } from '../../domain/retention.ts';
import { countLeadsBefore } from '../../store/retention.ts';
import { formatCount, formatLongTime } from '../../text/format.ts';
import type { Run } from '../command.ts';

export const run: Run = async ({ store, now }, args) => {
  parseArgs({ args, options: {} });
  const leads = await countLeadsBefore(store, getLeadExpiry(now));
  await confirmClock(store, now);
  const verb = leads === 1 ? 'is' : 'are';
  return [
    `The clock of this machine says ${new Date(now).toISOString()}, that is ${formatLongTime('UTC', now)}.`,
    'Retention uses it from now on: the server checks again within an hour, or when it starts.',
    `${formatCount(leads, 'consultation request')} ${verb} older than ${leadsKeptYears} years. Delivered ones are deleted in the next run; undelivered ones are first announced in the log by two runs.`,
    "If this is not today's date, set the clock and run this again within the hour.",
    '',
  ].join('\n');
};
