/** Leads, subscriptions and deliveries. */
import {
  type ConsultationField,
  type ConsultationRequest,
  consultationFields,
  type FieldDefinition,
  type FormName,
} from '../lib/forms/consultation.ts';
import { formatAnswer, type OwnAnswer } from './own-answers.ts';

/** A stored consultation request. */
export interface Lead extends ConsultationRequest {
  id: string;
  /** Short enough to read out on the phone: FX-7K3M-9QDA. */
  reference: string;
  form: FormName;
  /** Answers to the owner's own fields, in the order of the form. */
  ownAnswers: OwnAnswer[];
  /** Path of the page with the form; null if the client did not send it. */
  page: string | null;
  campaign: Record<string, string>;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Why the request is suspected spam; null if it is not. */
  spamReason: string | null;
}

/**
 * @returns the answers of one line: the product's fields, then the owner's
 * @param timeZone for the times of consents
 */
export const listShortAnswers = (lead: Lead, timeZone: string) => [
  ...consultationFields
    .filter(({ kind }) => kind !== 'multiline')
    .map(({ name, label, kind }) => ({ label, kind, value: lead[name] })),
  ...lead.ownAnswers.map((answer) => ({
    label: answer.label,
    kind: 'own' as const,
    value: formatAnswer(answer, timeZone),
  })),
];

/** @returns the answers of several lines that are not empty; attached ones have a heading */
export const listLongAnswers = (lead: Lead) =>
  consultationFields
    .filter(({ kind, name }) => kind === 'multiline' && lead[name] !== '')
    .map(({ name, label, attached }: FieldDefinition<ConsultationField>) => ({
      heading: attached ? label : '',
      value: lead[name],
    }));

/**
 * Pending until the mailbox confirms. After unsubscribing the row stays until retention deletes it, and
 * can be confirmed again.
 */
export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A newsletter subscription. Times in epoch milliseconds. */
export interface Subscription {
  id: string;
  /** In lower case. */
  email: string;
  status: SubscriptionStatus;
  createdAt: number;
  /** When the last subscription request for the address was made. */
  requestedAt: number;
  /** When the last letter was sent; null if the next request may send one at once. */
  lastLetterAt: number | null;
  confirmedAt: number | null;
  /** A confirmation link is valid only in the round of its letter. */
  confirmRound: number;
}

/** How the firm is notified of a lead. */
export const leadDeliveryKinds = ['mail', 'webhook'] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** A lead's delivery before it is stored: a mail per recipient address, or a webhook call. */
export type NewDelivery = { kind: 'mail'; recipient: string } | { kind: 'webhook' };

export const letterKinds = ['confirmation', 'welcome'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The notice that lists suspected leads. */
export const digestKind = 'digest';

export const deliveryKinds = [...leadDeliveryKinds, ...letterKinds, digestKind] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Parked deliveries wait for staff: the recipient refused them, or they failed for 72 hours. */
export const deliveryStatuses = ['pending', 'delivered', 'parked'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The state of a delivery. Times in epoch milliseconds. */
interface DeliveryProgress {
  id: string;
  status: DeliveryStatus;
  attempts: number;
  dueAt: number;
  giveUpAt: number;
  lastError: string | null;
  createdAt: number;
  deliveredAt: number | null;
}

export interface LeadDelivery extends DeliveryProgress {
  kind: LeadDeliveryKind;
  leadId: string;
  /** Address of a mail; null for a webhook, and for old mails that went to all recipients at once. */
  recipient: string | null;
}

export interface LetterDelivery extends DeliveryProgress {
  kind: LetterKind;
  subscriptionId: string;
}

/** Lists the suspected leads that were reported at its `createdAt`. */
export interface DigestDelivery extends DeliveryProgress {
  kind: typeof digestKind;
  recipient: string;
}

export type Delivery = LeadDelivery | LetterDelivery | DigestDelivery;

/** The suspected leads in a digest. */
export interface Suspects {
  /** The oldest, up to the maximum of a mail. */
  listed: Lead[];
  total: number;
}

/** A delivery that this process leases until the lease ends, with its subject. */
export type LeasedLeadDelivery = LeadDelivery & { lead: Lead };
export type LeasedLetter = LetterDelivery & { subscription: Subscription };
export type LeasedDigest = DigestDelivery & { suspects: Suspects };
export type LeasedDelivery = LeasedLeadDelivery | LeasedLetter | LeasedDigest;
