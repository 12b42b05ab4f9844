/** Leads, subscriptions and deliveries: the schemas of their rows, and the types they have in code. */
import { z } from 'zod';
import { calls } from '../lib/forms/booking.ts';
import {
  type ConsultationField,
  consultationForms,
  type FieldDefinition,
  mapFields,
} from '../lib/forms/consultation.ts';
import { formatAnswer, ownAnswerSchema } from './own-answers.ts';

const maxDateMs = 8.64e15;

/** Epoch milliseconds within the range of Date. */
const storedTime = z.number().min(-maxDateMs).max(maxDateMs);

const storedJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

export const ownAnswersColumn = storedJson(z.array(ownAnswerSchema));

/** A stored consultation request. */
export const leadRow = z
  .object({
    id: z.string(),
    /** Short enough to read out on the phone: FX-7K3M-9QDA. */
    reference: z.string(),
    form: z.enum(consultationForms),
    ...mapFields(() => z.string()),
    /** Answers to the owner's own fields, in the order of the form. */
    own_answers: ownAnswersColumn,
    /** Path of the page with the form; null if the client did not send it. */
    page: z.string().nullable(),
    campaign: storedJson(z.record(z.string(), z.string())),
    received_at: storedTime,
    /** Why the request is suspected spam; null if it is not. */
    spam_reason: z.string().nullable(),
  })
  .transform(({ received_at, spam_reason, own_answers, ...row }) => {
    return { ...row, ownAnswers: own_answers, receivedAt: received_at, spamReason: spam_reason };
  });
export type Lead = z.output<typeof leadRow>;

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

/**
 * Pending until the mailbox confirms. Unsubscribing deletes the row; only versions before migration
 * 0011 stored that status, and retention converts such rows.
 */
const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A newsletter subscription. */
export const subscriptionRow = z
  .object({
    id: z.string(),
    /** In lower case. */
    email: z.string(),
    status: z.enum(subscriptionStatuses),
    created_at: storedTime,
    /** When the last subscription request for the address was made. */
    asked_at: storedTime,
    /** When the last letter was sent; null if the next request may send one at once. */
    written_at: storedTime.nullable(),
    confirmed_at: storedTime.nullable(),
    /** A confirmation link is valid only in the round of its letter. */
    confirm_round: z.number(),
  })
  .transform(({ created_at, asked_at, written_at, confirmed_at, confirm_round, ...row }) => ({
    ...row,
    createdAt: created_at,
    requestedAt: asked_at,
    lastLetterAt: written_at,
    confirmedAt: confirmed_at,
    confirmRound: confirm_round,
  }));
export type Subscription = z.output<typeof subscriptionRow>;

/** `replaced` by a move, `over` when a later call was booked, or `withdrawn`: the firm canceled it and takes no other. */
const appointmentStatuses = ['open', 'replaced', 'cancelled', 'withdrawn', 'over'] as const;

/** A booked call. */
export const appointmentRow = z
  .object({
    id: z.string(),
    consultation_request_id: z.string(),
    uid: z.string(),
    sequence: z.number(),
    person: z.string(),
    call: z.enum(calls),
    starts_at: storedTime,
    ends_at: storedTime,
    zone: z.string(),
    status: z.enum(appointmentStatuses),
    booked_at: storedTime,
  })
  .transform(({ consultation_request_id, starts_at, ends_at, booked_at, ...row }) => ({
    ...row,
    leadId: consultation_request_id,
    startsAt: starts_at,
    endsAt: ends_at,
    bookedAt: booked_at,
  }));
export type Appointment = z.output<typeof appointmentRow>;

/** Emails about a call: to the recipient at the firm or, if it is null, to the visitor. */
export const appointmentMailKinds = ['booking', 'cancellation', 'reminder'] as const;
export type AppointmentMailKind = (typeof appointmentMailKinds)[number];

/** The email to the visitor that confirms a request. */
export const receiptKind = 'receipt';

/** How the firm is notified of a lead, and what its visitor gets. */
const leadDeliveryKinds = ['mail', 'webhook', receiptKind, ...appointmentMailKinds] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** A lead's delivery before it is stored. */
export type NewDelivery =
  | { kind: 'mail'; recipient: string }
  | { kind: 'webhook'; appointmentId?: string }
  | { kind: typeof receiptKind }
  | { kind: AppointmentMailKind; recipient: string | null; appointmentId: string };

/** Whether a delivery goes to the visitor. If such a delivery fails, no lead is lost. */
export const isToVisitor = ({ kind, recipient }: Pick<LeadDelivery, 'kind' | 'recipient'>) =>
  kind === receiptKind || (kind !== 'mail' && kind !== 'webhook' && recipient === null);

export const letterKinds = ['confirmation', 'welcome'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The notice that lists suspected leads. */
export const digestKind = 'digest';

export const deliveryKinds = [...leadDeliveryKinds, ...letterKinds, digestKind] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Parked deliveries wait for staff: the recipient refused them, or they failed for 72 hours. */
const deliveryStatuses = ['pending', 'delivered', 'parked'] as const;

/** The state of a delivery. */
export const deliveryProgressRow = z
  .object({
    id: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number(),
    due_at: storedTime,
    give_up_at: storedTime,
    last_error: z.string().nullable(),
    created_at: storedTime,
    delivered_at: storedTime.nullable(),
  })
  .transform(({ id, status, attempts, ...row }) => ({
    id,
    status,
    attempts,
    dueAt: row.due_at,
    giveUpAt: row.give_up_at,
    lastError: row.last_error,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
  }));
type DeliveryProgress = z.output<typeof deliveryProgressRow>;

/** What a delivery is about; a digest lists the suspected leads that were reported at its `createdAt`. */
export const deliverySubjectRow = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.enum(leadDeliveryKinds),
      consultation_request_id: z.string(),
      appointment_id: z.string().nullable(),
      /** Address of an email to the firm; null otherwise, and for old emails that went to all recipients. */
      recipient: z.string().nullable(),
    })
    .transform(({ consultation_request_id: leadId, appointment_id: appointmentId, ...row }) => ({
      ...row,
      leadId,
      appointmentId,
    })),
  z
    .object({ kind: z.enum(letterKinds), subscription_id: z.string() })
    .transform(({ kind, subscription_id: subscriptionId }) => ({ kind, subscriptionId })),
  z.object({ kind: z.literal(digestKind), recipient: z.string() }),
]);
type DeliverySubject = z.output<typeof deliverySubjectRow>;

export type LeadDelivery = DeliveryProgress & Extract<DeliverySubject, { leadId: string }>;
export type LetterDelivery = DeliveryProgress &
  Extract<DeliverySubject, { subscriptionId: string }>;
type DigestDelivery = DeliveryProgress & Extract<DeliverySubject, { kind: typeof digestKind }>;
export type Delivery = LeadDelivery | LetterDelivery | DigestDelivery;

/** The suspected leads in a digest. */
export interface Suspects {
  /** The oldest, up to the maximum of an email. */
  listed: Lead[];
  total: number;
}

/** A delivery that this process leases until the lease ends, with its subject. */
export type LeasedLeadDelivery = LeadDelivery & { lead: Lead; appointment: Appointment | null };
export type LeasedLetter = LetterDelivery & { subscription: Subscription };
export type LeasedDigest = DigestDelivery & { suspects: Suspects };
export type LeasedDelivery = LeasedLeadDelivery | LeasedLetter | LeasedDigest;
