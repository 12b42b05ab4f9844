import type { Delivery, Lead, LeadDelivery } from '../model.ts';

/** How far several deliveries got, in one word or two; the worst of them decides. */
export function formatDeliveryState(deliveries: readonly Delivery[]): string {
  if (deliveries.some(({ status }) => status === 'parked')) return 'parked';
  const waiting = deliveries.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'delivered';
  const tries = Math.max(...waiting.map(({ attempts }) => attempts));
  return `waiting (${tries} ${tries === 1 ? 'try' : 'tries'})`;
}

/** The state of a lead, in a few words; the worst of its deliveries decides. */
export function formatLeadState(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  if (lead.spamReason === null) return formatDeliveryState(deliveries);
  return deliveries.length === 0
    ? 'suspected spam'
    : `suspected spam, ${formatDeliveryState(deliveries)}`;
}
