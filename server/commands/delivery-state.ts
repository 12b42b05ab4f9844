import type { Delivery, Lead, LeadDelivery } from '../model.ts';
import { formatCount } from '../text/format.ts';

/** Summarizes deliveries in a few words; the worst one decides. */
export function formatDeliveryState(deliveries: readonly Delivery[]): string {
  if (deliveries.some(({ status }) => status === 'parked')) return 'parked';
  const waiting = deliveries.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'delivered';
  const attempts = Math.max(...waiting.map((delivery) => delivery.attempts));
  return `waiting (${formatCount(attempts, 'attempt')})`;
}

/** Summarizes the state of a lead in a few words. */
export function formatLeadState(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  if (lead.spamReason === null) return formatDeliveryState(deliveries);
  return deliveries.length === 0
    ? 'suspected spam'
    : `suspected spam, ${formatDeliveryState(deliveries)}`;
}
