import type { Lead, LeadDelivery } from '../../model.ts';
import { deliveryState } from '../delivery-state.ts';

/** Where a lead stands, in one word or two; the worst of its deliveries decides. */
export function leadState(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  return lead.spamReason === null ? deliveryState(deliveries) : 'suspected spam';
}
