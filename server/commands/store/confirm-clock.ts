import { parseArgs } from 'node:util';
import { expiryOfLeads, leadsKeptYears } from '../../domain/retention.ts';
import { confirmClock } from '../../domain/retention-clock.ts';
import { countLeadsBefore } from '../../store/expired.ts';
import { formatCount, formatLongTime } from '../../text/format.ts';
import type { Run } from '../command.ts';

export const run: Run = async ({ store, now }, args) => {
  parseArgs({ args, options: {} });
  const leads = await countLeadsBefore(store, expiryOfLeads(now));
  await confirmClock(store, now);
  const are = leads === 1 ? 'is' : 'are';
  return [
    `The clock of this machine says ${new Date(now).toISOString()}, that is ${formatLongTime('UTC', now)}.`,
    'Retention goes by it from now on: the server looks again within an hour, or when it starts.',
    `${formatCount(leads, 'consultation request')} ${are} older than ${leadsKeptYears} years. Delivered ones are deleted in the next run; undelivered ones are named in the log in two runs before.`,
    "If this is not today's date, set the clock and run this again within the hour.",
    '',
  ].join('\n');
};
