/** Leads, subscriptions, appointments and deliveries, as the store holds them. Times are epoch milliseconds. */
import type {
  Call,
  ConsultationField,
  FieldDefinition,
  FormName,
} from '../lib/forms/consultation.ts';
import { formatAnswer, type OwnAnswer } from './own-answers.ts';

/** A stored consultation request. */
export interface Lead extends Record<ConsultationField, string> {
  id: string;
  /** Short enough to read out on the phone: FX-7K3M-9QDA. */
  reference: string;
  form: FormName;
  /** Answers to the owner's own fields, in the order of the form. */
  ownAnswers: OwnAnswer[];
  /** Path of the page with the form; null if the client did not send it. */
  page: string | null;
  campaign: Record<string, string>;
  receivedAt: number;
  /** Why the request is suspected spam; null if it is not. */
  spamReason: string | null;
}

type LeadField = FieldDefinition<ConsultationField>;

/**
 * @returns the answers of one line: the product's fields, then the owner's
 * @param fields in the firm's words
 * @param timeZone for the times of consents
 */
export const listShortAnswers = (lead: Lead, fields: readonly LeadField[], timeZone: string) => [
  ...fields
    .filter(({ kind }) => kind !== 'multiline')
    .map(({ name, label, kind }) => ({ label, kind, value: lead[name] })),
  ...lead.ownAnswers.map((answer) => ({
    label: answer.label,
    kind: 'own' as const,
    value: formatAnswer(answer, timeZone),
  })),
];

/** @returns the non-empty answers of several lines; attached ones have a heading */
export const listLongAnswers = (lead: Lead, fields: readonly LeadField[]) =>
  fields
    .filter(({ kind, name }) => kind === 'multiline' && lead[name] !== '')
    .map(({ name, label, attached }) => ({
      heading: attached ? label : '',
      value: lead[name],
    }));

/** A newsletter subscription. */
export interface Subscription {
  /** Keyed hash of the address in any spelling, so that one mailbox is one row. */
  id: string;
  /** In lower case, as it was first entered. */
  email: string;
  /** Pending until the mailbox confirms; unsubscribing deletes the row. */
  status: 'pending' | 'confirmed';
  createdAt: number;
  /** When the last subscription request for the address was made; decides when an unconfirmed one expires. */
  requestedAt: number;
  /** When the last letter was sent; null if the next request may send one at once. */
  lastLetterAt: number | null;
  confirmedAt: number | null;
  /** Increases when confirmation links end; a link is valid only in the round of its letter. */
  confirmRound: number;
}

/** A booking or a move of a lead's call. */
export interface Appointment {
  id: string;
  leadId: string;
  /** Identifies the call in calendars, over all its moves. */
  uid: string;
  /** Counts the changes of a call, for calendars. */
  sequence: number;
  /** Id of the person in the content. */
  person: string;
  call: Call;
  startsAt: number;
  endsAt: number;
  /** The visitor's IANA time zone. */
  zone: string;
  /** `replaced` by a move, `over` when a later call was booked, or `withdrawn`: the firm canceled it and takes no other. */
  status: 'open' | 'replaced' | 'cancelled' | 'withdrawn' | 'over';
  bookedAt: number;
}

/** Emails about a call: to the recipient at the firm or, if it is null, to the visitor. */
export const appointmentMailKinds = ['booking', 'cancellation', 'reminder'] as const;
export type AppointmentMailKind = (typeof appointmentMailKinds)[number];

/** The email to the visitor that confirms a request. */
export const receiptKind = 'receipt';

/** How the firm is notified of a lead, and what its visitor gets. */
const leadDeliveryKinds = ['mail', 'webhook', receiptKind, ...appointmentMailKinds] as const;
type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** Whether a delivery goes to the visitor. If such a delivery fails, no lead is lost. */
export const isToVisitor = ({ kind, recipient }: Pick<DeliveryRow, 'kind' | 'recipient'>) =>
  kind === receiptKind || (kind !== 'mail' && kind !== 'webhook' && recipient === null);

const letterKinds = ['confirmation', 'welcome'] as const;
type LetterKind = (typeof letterKinds)[number];

/** The notice that lists suspected leads. */
export const digestKind = 'digest';
/** The notice of a problem on the server. */
export const warningKind = 'warning';

/** A delivery before it is stored. */
export type NewDelivery =
  | { kind: 'mail'; recipient: string }
  | { kind: 'webhook'; appointmentId?: string }
  | { kind: typeof receiptKind }
  | { kind: AppointmentMailKind; recipient: string | null; appointmentId: string }
  | { kind: LetterKind }
  | { kind: typeof digestKind; recipient: string }
  | { kind: typeof warningKind; recipient: string; content: string };

export const deliveryKinds = [
  ...leadDeliveryKinds,
  ...letterKinds,
  digestKind,
  warningKind,
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** A delivery belongs to a lead or to a subscription; a digest or a warning has neither. The table checks it. */
export interface DeliveryRow {
  /** Also the webhook-id and the email's Message-ID: the same for all attempts. */
  id: string;
  leadId: string | null;
  subscriptionId: string | null;
  /** The call that a lead's delivery reports. */
  appointmentId: string | null;
  kind: DeliveryKind;
  /** Address of an email to the firm; null otherwise. */
  recipient: string | null;
  /** Subject and lines of a warning. */
  content: string | null;
  /** Parked ones wait for staff: the recipient refused them, or they failed for 72 hours. */
  status: 'pending' | 'delivered' | 'parked';
  /** Attempts since the delivery was created or retried by staff. */
  attempts: number;
  /** The next attempt is not before this time. */
  dueAt: number;
  /** After this time a failed attempt parks the delivery. */
  giveUpAt: number;
  /** Until then only the worker that set this time may attempt the delivery. */
  leaseUntil: number | null;
  lastError: string | null;
  /** A digest lists the suspected leads that were reported at this time. */
  createdAt: number;
  deliveredAt: number | null;
}

export type LeadDelivery = DeliveryRow & { kind: LeadDeliveryKind; leadId: string };
export type LetterDelivery = DeliveryRow & { kind: LetterKind; subscriptionId: string };

export const isOfLead = (delivery: DeliveryRow): delivery is LeadDelivery =>
  delivery.leadId !== null;
export const isLetter = (delivery: DeliveryRow): delivery is LetterDelivery =>
  delivery.subscriptionId !== null;

/** The suspected leads in a digest. */
export interface Suspects {
  /** The oldest, up to the maximum of an email. */
  listed: Lead[];
  total: number;
}

/** A delivery that this process leases until the lease ends, with its subject. */
export type LeasedLeadDelivery = LeadDelivery & { lead: Lead; appointment: Appointment | null };
export type LeasedLetter = LetterDelivery & { subscription: Subscription };
export type LeasedDigest = DeliveryRow & { suspects: Suspects };
export type LeasedWarning = DeliveryRow & { content: string };
export type LeasedDelivery = LeasedLeadDelivery | LeasedLetter | LeasedDigest | LeasedWarning;
