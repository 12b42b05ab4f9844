import { parseArgs } from 'node:util';
import { planLeadDeliveries } from '../../domain/request-consultation.ts';
import { listParkedLeadIds, retryDeliveries } from '../../store/retry.ts';
import { releaseSuspect, retryParkedDigests } from '../../store/suspects.ts';
import { formatCount } from '../../text/format.ts';
import { type CommandContext, findLeadArgument, type Run, UsageError } from '../command.ts';

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
  const lead = await findLeadArgument(context, args);
  const released = await releaseSuspect(store, lead.id, planLeadDeliveries(config), now);
  const count = await retryLead(context, lead.id);
  const releaseNote = released ? `${lead.reference} is no longer suspected spam.\n` : '';
  if (count === 0) return `${releaseNote}${lead.reference} has nothing left to deliver.\n`;
  return `${releaseNote}${lead.reference}: ${formatDueNow(count)}`;
}

async function retryAllParked(context: CommandContext): Promise<string> {
  const leads = await listParkedLeadIds(context.store);
  const digests = await retryParkedDigests(context.store, context.now);
  if (leads.length + digests === 0) return 'No delivery is parked.\n';
  let count = digests;
  for (const id of leads) count += await retryLead(context, id);
  return `${formatCount(leads.length, 'lead')}: ${formatDueNow(count)}`;
}

function retryLead({ store, config, now }: CommandContext, leadId: string): Promise<number> {
  const recipients = config.LEADS_TO.map(({ address }) => address);
  return retryDeliveries(store, leadId, recipients, now);
}

const formatDueNow = (count: number) =>
  `${count === 1 ? '1 delivery is' : `${count} deliveries are`} due now. The running server sends within a few seconds.\n`;
