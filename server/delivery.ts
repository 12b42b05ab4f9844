import type { Lead } from './lead.ts';
import type { Subscription } from './subscription.ts';

/** What a lead owes to the firm. */
export const leadDeliveryKinds = ['mail', 'webhook'] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** One of a lead's deliveries before it is stored: a mail for each recipient, by address. */
export type OwedDelivery = { kind: 'mail'; recipient: string } | { kind: 'webhook' };

/** What a subscription owes to its address. */
export const letterKinds = ['confirmation', 'welcome'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Pending until it is delivered, or parked for a person: refused for good, or failed for 72 hours. */
export const deliveryStatuses = ['pending', 'delivered', 'parked'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How far something that is to be sent got. Times in epoch milliseconds. */
interface Progress {
  id: string;
  status: DeliveryStatus;
  attempts: number;
  dueAt: number;
  giveUpAt: number;
  lastError: string | null;
  createdAt: number;
  deliveredAt: number | null;
}

export interface LeadDelivery extends Progress {
  kind: LeadDeliveryKind;
  leadId: string;
  /** Address of a mail; null for a webhook, and for a mail from when one went to all recipients. */
  recipient: string | null;
}

export interface LetterDelivery extends Progress {
  kind: LetterKind;
  subscriptionId: string;
}

/** One message that a lead or a subscription owes to somebody. */
export type Delivery = LeadDelivery | LetterDelivery;

/** A delivery that this process holds until its lease ends, with what it is about. */
export type ClaimedLeadDelivery = LeadDelivery & { lead: Lead };
export type ClaimedLetter = LetterDelivery & { subscription: Subscription };
export type ClaimedDelivery = ClaimedLeadDelivery | ClaimedLetter;
