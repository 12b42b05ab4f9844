import { parseArgs } from 'node:util';
import { owedFor } from '../../deliveries/owed.ts';
import { leadsWithParked, retryDeliveries } from '../../store/lead-mails.ts';
import { releaseSuspect, retryParkedDigests } from '../../store/suspects.ts';
import { formatCount } from '../../text/format.ts';
import { leadByArgument } from '../arguments.ts';
import { type CommandContext, type Run, UsageError } from '../command.ts';

const options = { 'all-parked': { type: 'boolean', default: false } } as const;

export const run: Run = async (context, args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (!values['all-parked']) return retryOne(context, positionals);
  if (positionals.length > 0)
    throw new UsageError('Name one reference or use --all-parked, not both.');
  return retryAllParked(context);
};

async function retryOne(context: CommandContext, args: string[]): Promise<string> {
  const { store, config, now } = context;
  const lead = await leadByArgument(context, args);
  const released = await releaseSuspect(store, lead.id, owedFor(config), now);
  const count = await retryLead(context, lead.id);
  const told = released ? `${lead.reference} is no longer suspected spam.\n` : '';
  if (count === 0) return `${told}${lead.reference} has nothing left to deliver.\n`;
  return `${told}${lead.reference}: ${dueNow(count)}`;
}

async function retryAllParked(context: CommandContext): Promise<string> {
  const leads = await leadsWithParked(context.store);
  const digests = await retryParkedDigests(context.store, context.now);
  if (leads.length + digests === 0) return 'No delivery is parked.\n';
  let count = digests;
  for (const id of leads) count += await retryLead(context, id);
  return `${formatCount(leads.length, 'lead')}: ${dueNow(count)}`;
}

function retryLead({ store, config, now }: CommandContext, leadId: string): Promise<number> {
  const recipients = config.LEADS_TO.map(({ address }) => address);
  return retryDeliveries(store, leadId, recipients, now);
}

const dueNow = (count: number) =>
  `${count === 1 ? '1 delivery is' : `${count} deliveries are`} due now. The running server sends within a few seconds.\n`;
