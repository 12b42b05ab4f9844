import { parseArgs } from 'node:util';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import type { Lead, LeadDelivery } from '../../model.ts';
import { formatAnswerCell, formatConsent, type OwnAnswer } from '../../own-answers.ts';
import { listLeads } from '../../store/consultation-requests.ts';
import { listDeliveries } from '../../store/deliveries.ts';
import type { Run } from '../command.ts';
import { formatLeadState } from '../delivery-state.ts';
import { type Cell, formatExport, formatOption } from '../table.ts';

export const run: Run = async ({ store, onUnreadable }, args) => {
  const { values } = parseArgs({ args, options: formatOption });
  const leads = await listLeads(store, onUnreadable);
  const allDeliveries = await listDeliveries(store, undefined, onUnreadable);
  const deliveries = Map.groupBy(allDeliveries, ({ leadId }: LeadDelivery) => leadId);
  const headings = listHeadings(leads);
  const records = leads.map((lead) =>
    fillColumns(headings, toRecord(lead, deliveries.get(lead.id) ?? [])),
  );
  return formatExport(values.format, headings, records);
};

function toRecord(lead: Lead, deliveries: readonly LeadDelivery[]) {
  return {
    reference: lead.reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    ...Object.fromEntries(consultationFields.map(({ heading, name }) => [heading, lead[name]])),
    ...Object.fromEntries(lead.ownAnswers.flatMap(toColumns)),
    page: lead.page,
    campaign: lead.campaign,
    state: formatLeadState(lead, deliveries),
    spamReason: lead.spamReason,
  };
}

/** Returns the column of an own field; a consent has a second one for its time and wording. */
const toColumns = (answer: OwnAnswer): [heading: string, cell: string][] => [
  [answer.heading, formatAnswerCell(answer)],
  ...toConsentColumns(answer),
];

const toConsentColumns = (answer: OwnAnswer): [heading: string, cell: string][] =>
  answer.kind === 'consent' ? [[`${answer.heading} (agreed)`, formatConsent(answer)]] : [];

/** Lists the columns for all leads; a removed own field keeps its column while a lead has an answer. */
const listHeadings = (leads: readonly Lead[]): string[] => [
  'reference',
  'receivedAt',
  'form',
  ...consultationFields.map(({ heading }) => heading),
  ...new Set(leads.flatMap(({ ownAnswers }) => ownAnswers.flatMap(toColumns).map(([key]) => key))),
  'page',
  'campaign',
  'state',
  'spamReason',
];

/** Fills the columns that a lead does not have. */
const fillColumns = (headings: readonly string[], record: Record<string, Cell>) =>
  Object.fromEntries(headings.map((heading) => [heading, record[heading] ?? null]));
