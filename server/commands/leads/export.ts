import { parseArgs } from 'node:util';
import { consultationFields } from '../../../contracts/consultation.ts';
import type { Lead, LeadDelivery } from '../../model.ts';
import { listLeads } from '../../store/consultation-requests.ts';
import { listDeliveries } from '../../store/deliveries.ts';
import type { Subcommand } from '../command.ts';
import { leadState } from '../delivery-state.ts';
import { exported, formatOption } from '../export-format.ts';

export const exportLeads: Subcommand = {
  usage: 'export --format csv|json',
  help: 'every lead with all its fields, to standard output',
  async run({ store }, args) {
    const { values } = parseArgs({ args, options: formatOption });
    const leads = await listLeads(store);
    const deliveries = Map.groupBy(
      await listDeliveries(store),
      ({ leadId }: LeadDelivery) => leadId,
    );
    const records = leads.map((lead) => recordOf(lead, deliveries.get(lead.id) ?? []));
    return exported(values.format, headings, records);
  },
};

function recordOf(lead: Lead, deliveries: readonly LeadDelivery[]) {
  return {
    reference: lead.reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    ...Object.fromEntries(consultationFields.map(({ heading, name }) => [heading, lead[name]])),
    page: lead.page,
    campaign: lead.campaign,
    state: leadState(lead, deliveries),
    spamReason: lead.spamReason,
  };
}

const headings = [
  'reference',
  'receivedAt',
  'form',
  ...consultationFields.map(({ heading }) => heading),
  'page',
  'campaign',
  'state',
  'spamReason',
];
