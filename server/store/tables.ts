import type { Generated } from 'kysely';
import type { ConsultationField } from '../../lib/forms/consultation.ts';

/**
 * The tables as both databases hold them. Portable on purpose: text ids, integer 0/1, epoch
 * milliseconds; neither Date nor boolean, which SQLite and PostgreSQL bind differently.
 */
export interface Tables {
  consultation_requests: ConsultationRequestsTable;
  subscriptions: SubscriptionsTable;
  suppressions: SuppressionsTable;
  appointments: AppointmentsTable;
  held_times: HeldTimesTable;
  deliveries: DeliveriesTable;
  rate_limits: RateLimitsTable;
  moments: MomentsTable;
}

/** Has a column for each field of the forms; '' for an empty optional one. */
export interface ConsultationRequestsTable extends Record<ConsultationField, string> {
  id: string;
  /** Such as FX-7K3M-9QDA. */
  reference: string;
  form: string;
  /** JSON list of the answers to the owner's own fields, with the questions. */
  own_answers: Generated<string>;
  page: string | null;
  /** JSON object of campaign parameters. */
  campaign: string;
  received_at: number;
  suspected_spam: number;
  spam_reason: string | null;
  /** When a digest listed it as suspected spam. */
  reported_at: Generated<number | null>;
  /** Unique per form; null for a request without a key. */
  idempotency_key: string | null;
  /** Keyed hash of the fields; null without a key, and for leads from before migration 0005. */
  fields_digest: string | null;
}

export interface SubscriptionsTable {
  id: string;
  /** In lower case, so that one mailbox is one row. */
  email: string;
  status: string;
  created_at: number;
  /** Time of the last request for this address; decides when unconfirmed subscriptions expire. */
  asked_at: number;
  /** Time of the last letter; null if the next one may be sent at once. */
  written_at: number | null;
  confirmed_at: number | null;
  /** Increases when confirmation links end; a link works only in the round of its letter. */
  confirm_round: Generated<number>;
}

/** Addresses that unsubscribed or were erased. */
interface SuppressionsTable {
  /** Keyed hash of the address. */
  id: string;
  /** Id and next round of its deleted subscription. */
  subscription_id: string;
  confirm_round: number;
  created_at: number;
}

/** A booking or a move of a lead's call. */
export interface AppointmentsTable {
  id: string;
  consultation_request_id: string;
  /** Identifies the call in calendars, over all its moves. */
  uid: string;
  /** Counts the changes of a call, for calendars. */
  sequence: number;
  /** Id of the person in the content. */
  person: string;
  call: string;
  starts_at: number;
  ends_at: number;
  /** The visitor's IANA time zone. */
  zone: string;
  status: string;
  booked_at: number;
  /** When the reminder was put into the outbox. */
  reminded_at: Generated<number | null>;
}

/** The times of open appointments. */
interface HeldTimesTable {
  /** Person and start of a piece of the grid. */
  id: string;
  appointment_id: string;
}

export interface DeliveriesTable {
  /** Also the webhook-id and the email's Message-ID: the same for all attempts. */
  id: string;
  /** A delivery has exactly one of these two; a digest has neither. */
  consultation_request_id: string | null;
  subscription_id: string | null;
  /** The call that a lead's delivery reports. */
  appointment_id: Generated<string | null>;
  kind: string;
  /** Address of a digest or an email about a lead; null otherwise, and for emails from before migration 0004. */
  recipient: string | null;
  status: string;
  /** Attempts since the delivery was created or retried by staff. */
  attempts: number;
  /** The next attempt is not before this time. */
  due_at: number;
  /** After this time a failed attempt parks the delivery. */
  give_up_at: number;
  /** Until then only the worker in `leased_by` may attempt the delivery. */
  lease_until: number | null;
  leased_by: string | null;
  last_error: string | null;
  created_at: number;
  delivered_at: number | null;
}

/** Counts in a time window. PostgreSQL loses them in a crash, which does no harm. */
interface RateLimitsTable {
  /** Kind of count and a hash of the client; addresses are not stored. */
  key: string;
  count: number;
  ends_at: number;
}

/** Times that the server remembers over restarts. */
interface MomentsTable {
  name: string;
  at: number;
}
