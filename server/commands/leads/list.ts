import { parseArgs } from 'node:util';
import { getTimeZone } from '../../../lib/content/schemas/brand.ts';
import type { LeadDelivery } from '../../model.ts';
import { listLeads } from '../../store/consultation-requests.ts';
import { listDeliveries } from '../../store/deliveries.ts';
import { toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import type { Run } from '../command.ts';
import { formatLeadState } from '../delivery-state.ts';
import { formatTable } from '../table.ts';

const columns = [
  { heading: 'REFERENCE' },
  { heading: 'RECEIVED' },
  { heading: 'FORM' },
  { heading: 'NAME', shrinksTo: 8 },
  { heading: 'COMPANY', shrinksTo: 8 },
  { heading: 'E-MAIL', shrinksTo: 12 },
  { heading: 'STATE' },
];

export const run: Run = async ({ store, record, width, onUnreadable }, args) => {
  parseArgs({ args });
  const leads = await listLeads(store, onUnreadable);
  if (leads.length === 0) return 'No leads yet.\n';
  const allDeliveries = await listDeliveries(store, undefined, onUnreadable);
  const deliveries = Map.groupBy(allDeliveries, ({ leadId }: LeadDelivery) => leadId);
  const timeZone = getTimeZone(record.brand);
  const rows = leads.map((lead) => [
    lead.reference,
    formatTime(timeZone, lead.receivedAt),
    lead.form,
    toSingleLine(lead.name),
    toSingleLine(lead.company),
    toSingleLine(lead.email),
    formatLeadState(lead, deliveries.get(lead.id) ?? []),
  ]);
  return `${formatTable(columns, rows, width)}\n`;
};
