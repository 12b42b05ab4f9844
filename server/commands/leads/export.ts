import { parseArgs } from 'node:util';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import type { Lead, LeadDelivery } from '../../model.ts';
import { formatAnswerCell, formatConsent, type OwnAnswer } from '../../own-answers.ts';
import { listLeads } from '../../store/consultation-requests.ts';
import { listDeliveries } from '../../store/deliveries.ts';
import type { Run } from '../command.ts';
import { leadState } from '../delivery-state.ts';
import { type Cell, exported, formatOption } from '../export-format.ts';

export const run: Run = async ({ store, onUnreadable }, args) => {
  const { values } = parseArgs({ args, options: formatOption });
  const leads = await listLeads(store, onUnreadable);
  const found = await listDeliveries(store, undefined, onUnreadable);
  const deliveries = Map.groupBy(found, ({ leadId }: LeadDelivery) => leadId);
  const headings = headingsOf(leads);
  const records = leads.map((lead) =>
    inColumns(headings, recordOf(lead, deliveries.get(lead.id) ?? [])),
  );
  return exported(values.format, headings, records);
};

function recordOf(lead: Lead, deliveries: readonly LeadDelivery[]) {
  return {
    reference: lead.reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    form: lead.form,
    ...Object.fromEntries(consultationFields.map(({ heading, name }) => [heading, lead[name]])),
    ...Object.fromEntries(lead.ownAnswers.flatMap(columnsOf)),
    page: lead.page,
    campaign: lead.campaign,
    state: leadState(lead, deliveries),
    spamReason: lead.spamReason,
  };
}

/** An answer to an owner's own field; a consent has a second column for its time and wording. */
const columnsOf = (answer: OwnAnswer): [heading: string, cell: string][] => [
  [answer.heading, formatAnswerCell(answer)],
  ...consentColumn(answer),
];

const consentColumn = (answer: OwnAnswer): [heading: string, cell: string][] =>
  answer.kind === 'consent' ? [[`${answer.heading} (agreed)`, formatConsent(answer)]] : [];

/** @returns the columns for all leads: those of fields that were asked once stay while a lead has them */
const headingsOf = (leads: readonly Lead[]): string[] => [
  'reference',
  'receivedAt',
  'form',
  ...consultationFields.map(({ heading }) => heading),
  ...new Set(leads.flatMap(({ ownAnswers }) => ownAnswers.flatMap(columnsOf).map(([key]) => key))),
  'page',
  'campaign',
  'state',
  'spamReason',
];

/** @returns every column, empty where the lead was not asked */
const inColumns = (headings: readonly string[], record: Record<string, Cell>) =>
  Object.fromEntries(headings.map((heading) => [heading, record[heading] ?? null]));
