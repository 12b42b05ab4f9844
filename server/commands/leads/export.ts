import { parseArgs } from 'node:util';
import type { Lead } from '../../lead.ts';
import { listLeads } from '../../store/consultation-requests.ts';
import { type Delivery, listDeliveries } from '../../store/deliveries.ts';
import { csv } from '../../text/csv.ts';
import { type Subcommand, UsageError } from '../command.ts';
import { leadState } from './lead-state.ts';

const formats: Record<string, (records: ExportedLead[]) => string> = {
  csv: (records) =>
    csv([headings, ...records.map((record) => headings.map((key) => text(record[key])))]),
  json: (records) => `${JSON.stringify(records, null, 2)}\n`,
};

export const exportLeads: Subcommand = {
  usage: 'export --format csv|json',
  help: 'every lead with all its fields, to standard output',
  async run({ store }, args) {
    const { values } = parseArgs({ args, options: { format: { type: 'string', default: 'csv' } } });
    const write = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
    if (!write) throw new UsageError("The format must be 'csv' or 'json'.");
    const leads = await listLeads(store);
    const deliveries = Map.groupBy(await listDeliveries(store), ({ leadId }: Delivery) => leadId);
    return write(leads.map((lead) => exported(lead, deliveries.get(lead.id) ?? [])));
  },
};

function exported(lead: Lead, deliveries: readonly Delivery[]) {
  return {
    reference: lead.reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    name: lead.name,
    company: lead.company,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    page: lead.page,
    campaign: lead.campaign,
    state: leadState(lead, deliveries),
    spamReason: lead.spamReason,
  };
}
type ExportedLead = ReturnType<typeof exported>;

const headings = [
  'reference',
  'receivedAt',
  'form',
  'name',
  'company',
  'email',
  'phone',
  'message',
  'page',
  'campaign',
  'state',
  'spamReason',
] as const satisfies readonly (keyof ExportedLead)[];

function text(value: ExportedLead[keyof ExportedLead]): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  const parameters = Object.entries(value);
  return parameters.length === 0 ? '' : new URLSearchParams(parameters).toString();
}
