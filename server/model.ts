/** What the server stores and delivers: leads, subscriptions, deliveries. */
import { domainToASCII } from 'node:url';
import {
  type ConsultationField,
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
  type FieldDefinition,
} from '../lib/forms/consultation.ts';
import { formatAnswer, type OwnAnswer } from './own-answers.ts';

/** A stored consultation request, as deliveries and staff read it. */
export interface Lead extends ConsultationRequest {
  id: string;
  /** Short enough to be read out on the phone: FX-7K3M-9QDA. */
  reference: string;
  form: ConsultationForm;
  /** Answers to the owner's own fields, in the order of the form. */
  ownAnswers: OwnAnswer[];
  /** Path of the page with the form, if the client sent it. */
  page: string | null;
  campaign: Record<string, string>;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Why the request is suspected spam; null if it is not. */
  spamReason: string | null;
}

/**
 * The answers that have one line, with their fields; the owner's own follow the product's.
 * @param timeZone for the times of consents
 */
export const getShortAnswers = (lead: Lead, timeZone: string) => [
  ...consultationFields
    .filter(({ kind }) => kind !== 'multiline')
    .map(({ name, label, kind }) => ({ label, kind, value: lead[name] })),
  ...lead.ownAnswers.map((answer) => ({
    label: answer.label,
    kind: 'own' as const,
    value: formatAnswer(answer, timeZone),
  })),
];

/** The answers that may have several lines, without those that are empty; what is attached has a heading. */
export const getLongAnswers = (lead: Lead) =>
  consultationFields
    .filter(({ kind, name }) => kind === 'multiline' && lead[name] !== '')
    .map(({ name, label, attached }: FieldDefinition<ConsultationField>) => ({
      heading: attached ? label : '',
      value: lead[name],
    }));

/**
 * Pending until the address is confirmed from its own mailbox. After unsubscribing the row stays
 * until retention deletes it, and may be confirmed again.
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
  askedAt: number;
  /** When the last letter was sent; null if the next request may send one at once. */
  writtenAt: number | null;
  confirmedAt: number | null;
  /** A link to confirm holds only in the round in which its letter was sent. */
  confirmRound: number;
}

/** How the firm is notified of a lead. */
export const leadDeliveryKinds = ['mail', 'webhook'] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** One of a lead's deliveries before it is stored: a mail for each recipient, by address. */
export type OwedDelivery = { kind: 'mail'; recipient: string } | { kind: 'webhook' };

/** The letters that are sent to a subscriber. */
export const letterKinds = ['confirmation', 'welcome'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The mail that lists the requests held back as suspected spam. */
export const digestKind = 'digest';

export const deliveryKinds = [...leadDeliveryKinds, ...letterKinds, digestKind] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Parked deliveries wait for staff: they were refused permanently, or failed for 72 hours. */
export const deliveryStatuses = ['pending', 'delivered', 'parked'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The state of a delivery. Times in epoch milliseconds. */
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

/** Lists the suspects that were reported at its `createdAt`. */
export interface DigestDelivery extends Progress {
  kind: typeof digestKind;
  recipient: string;
}

/** One message to the firm or to a subscriber. */
export type Delivery = LeadDelivery | LetterDelivery | DigestDelivery;

/** Requests that one digest reports. */
export interface Suspects {
  /** The oldest ones, as many as a mail lists. */
  listed: Lead[];
  total: number;
}

/** A delivery that this process holds until its lease ends, with what it is about. */
export type LeasedLeadDelivery = LeadDelivery & { lead: Lead };
export type LeasedLetter = LetterDelivery & { subscription: Subscription };
export type LeasedDigest = DigestDelivery & { suspects: Suspects };
export type LeasedDelivery = LeasedLeadDelivery | LeasedLetter | LeasedDigest;

/** Normalizes an address for storing. */
export const normalizeMailbox = (email: string): string => email.trim().toLowerCase();

/**
 * The one spelling of a mailbox: an internationalized domain may be typed in capitals, composed or
 * decomposed, or as `xn--…` (RFC 5891).
 */
export function toCanonicalMailbox(email: string): string {
  const [local = '', domain = ''] = normalizeMailbox(email).split('@');
  return `${local}@${domainToASCII(domain.normalize('NFC')) || domain}`;
}
