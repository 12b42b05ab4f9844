import type { Lead } from '../../lead.ts';
import type { Delivery } from '../../store/deliveries.ts';

/** Where a lead stands, in one word or two; the worst of its deliveries decides. */
export function leadState(lead: Lead, deliveries: readonly Delivery[]): string {
  if (lead.spamReason !== null) return 'suspected spam';
  if (deliveries.some(({ status }) => status === 'parked')) return 'parked';
  const waiting = deliveries.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'delivered';
  const tries = Math.max(...waiting.map(({ attempts }) => attempts));
  return `waiting (${tries} ${tries === 1 ? 'try' : 'tries'})`;
}
