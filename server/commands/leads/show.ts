import { getTimeZone } from '../../../lib/content/schemas/brand.ts';
import { type Lead, type LeadDelivery, listLongAnswers, listShortAnswers } from '../../model.ts';
import { listDeliveries } from '../../store/deliveries.ts';
import { toPlainLines, toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import { findLeadArgument, type Run } from '../command.ts';
import { formatLeadState } from '../delivery-state.ts';
import { formatTable } from '../table.ts';

const deliveryColumns = [
  { heading: 'DELIVERY' },
  { heading: 'TO' },
  { heading: 'STATUS' },
  { heading: 'ATTEMPTS' },
  { heading: 'NEXT ATTEMPT' },
  { heading: 'LAST ERROR' },
];

export const run: Run = async (context, args) => {
  const lead = await findLeadArgument(context, args);
  const timeZone = getTimeZone(context.record.brand);
  const deliveries = await listDeliveries(context.store, lead.id, context.onUnreadable);
  const facts = listFacts(lead, formatLeadState(lead, deliveries), timeZone);
  const width = Math.max(...facts.map(([label]) => label.length));
  return [
    ...facts.map(([label, value]) => `${label.padEnd(width)}  ${toSingleLine(value)}`),
    '',
    ...listLongAnswers(lead).flatMap(({ heading, value }, index) => [
      ...(index > 0 ? [''] : []),
      ...(heading ? [heading] : []),
      ...toPlainLines(value).map((line) => `  ${line}`.trimEnd()),
    ]),
    '',
    formatDeliveries(deliveries, timeZone),
    '',
  ].join('\n');
};

type Fact = [label: string, value: string];

function listFacts(lead: Lead, state: string, timeZone: string): Fact[] {
  const campaign = Object.entries(lead.campaign).map(([key, value]) => `${key}=${value}`);
  return [
    ['Reference', lead.reference],
    ['Received', formatTime(timeZone, lead.receivedAt)],
    ['State', lead.spamReason === null ? state : `${state}: ${lead.spamReason}`],
    ...listShortAnswers(lead, timeZone).map(
      ({ label, value }): Fact => [label, value || 'not given'],
    ),
    ['Form', lead.form],
    ['Page', lead.page ?? 'not given'],
    ['Campaign', campaign.join(', ') || 'none'],
  ];
}

function formatDeliveries(deliveries: readonly LeadDelivery[], timeZone: string): string {
  if (deliveries.length === 0) {
    return "No deliveries: the daily digest lists it. 'npm run leads -- retry' delivers it.";
  }
  const rows = deliveries.map((delivery) => [
    delivery.kind,
    toSingleLine(delivery.recipient ?? '') || '-',
    delivery.status,
    String(delivery.attempts),
    delivery.status === 'pending' ? formatTime(timeZone, delivery.dueAt) : '-',
    toSingleLine(delivery.lastError ?? '') || '-',
  ]);
  return formatTable(deliveryColumns, rows, Infinity);
}
