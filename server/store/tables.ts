import type { Generated } from 'kysely';
import type { ConsultationField } from '../../lib/forms/consultation.ts';

/**
 * The tables as both databases hold them. Portable on purpose: text ids, integer 0/1, epoch
 * milliseconds; neither Date nor boolean, which SQLite and PostgreSQL bind differently.
 */
export interface Tables {
  consultation_requests: ConsultationRequestsTable;
  subscriptions: SubscriptionsTable;
  deliveries: DeliveriesTable;
  rate_limits: RateLimitsTable;
  moments: MomentsTable;
  deletion_notices: DeletionNoticesTable;
}

/** Has a column for each field of the forms; '' where an optional one was not given. */
export interface ConsultationRequestsTable extends Record<ConsultationField, string> {
  id: string;
  /** What people say on the phone: FX-7K3M-9QDA. */
  reference: string;
  form: string;
  /** JSON list of the answers to the owner's own fields, with what was asked. */
  own_answers: Generated<string>;
  page: string | null;
  /** JSON object of campaign parameters. */
  campaign: string;
  received_at: number;
  suspected_spam: number;
  spam_reason: string | null;
  /** When a digest listed it as suspected spam. */
  reported_at: Generated<number | null>;
  /** Unique per form; null for a call that asked for no such thing. */
  idempotency_key: string | null;
  /** Keyed hash of the fields; null without a key, and for a request from before 0005. */
  fields_digest: string | null;
}

export interface SubscriptionsTable {
  id: string;
  /** In lower case, so that one mailbox is one row. */
  email: string;
  status: string;
  created_at: number;
  /** When this address was last asked for; unconfirmed subscriptions are kept by this time. */
  asked_at: number;
  /** When that last led to a letter; null when the next one may go out at once. */
  written_at: number | null;
  confirmed_at: number | null;
  /** Counts on when links to confirm end; a link holds in the round of its letter only. */
  confirm_round: Generated<number>;
}

export interface DeliveriesTable {
  /** Also the webhook-id and the mail's Message-ID: the same over all tries. */
  id: string;
  /** A delivery has exactly one of these two; a digest has neither. */
  consultation_request_id: string | null;
  subscription_id: string | null;
  kind: string;
  /** The address of a digest or of a mail about a lead; null otherwise, and for such a mail from before 0004. */
  recipient: string | null;
  status: string;
  /** Tries begun since the delivery was created, or since staff retried it. */
  attempts: number;
  /** The next try is not before this moment. */
  due_at: number;
  /** After this moment a failed try parks the delivery. */
  give_up_at: number;
  /** A process that took the delivery holds it until then. */
  lease_until: number | null;
  leased_by: string | null;
  last_error: string | null;
  created_at: number;
  delivered_at: number | null;
}

/** What is counted in a span of time. Lost when PostgreSQL crashes, which does no harm. */
export interface RateLimitsTable {
  /** What is counted, and a hash of the client: addresses are not stored. */
  key: string;
  count: number;
  ends_at: number;
}

/** When the server last did something that it must remember over a restart. */
export interface MomentsTable {
  name: string;
  at: number;
}

/** That a lead which never reached the firm is about to be deleted. */
export interface DeletionNoticesTable {
  consultation_request_id: string;
  said_times: number;
  /** The last of these times. */
  said_at: number;
}
