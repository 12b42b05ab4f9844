import type { Appointment, DeliveryRow, Lead, Subscription } from '../model.ts';

/**
 * The tables as both databases hold them, with columns in snake case there. Portable on purpose: text
 * ids and epoch milliseconds; neither Date nor boolean, which SQLite and PostgreSQL bind differently.
 */
export interface Tables {
  leads: LeadsTable;
  subscriptions: Subscription;
  suppressions: Suppression;
  appointments: AppointmentsTable;
  heldTimes: HeldTimesTable;
  deliveries: DeliveryRow;
  moments: MomentsTable;
}

/** Has a column for each field of the forms; '' for an empty optional one. */
export type LeadsTable = Omit<Lead, 'ownAnswers' | 'campaign'> & {
  /** JSON. */
  ownAnswers: string;
  /** JSON. */
  campaign: string;
  /** When a digest listed it as suspected spam. */
  reportedAt: number | null;
  /** Keyed hash by which a repeat is recognized, unique; null if each request is a new lead. */
  leadKey: string | null;
};

/** What remains of a deleted subscription. */
export interface Suppression {
  /** Keyed hash of the address; a new subscription has it again, so that old unsubscribe links work. */
  id: string;
  /** The round after the last one, so that old confirmation links stay dead. */
  confirmRound: number;
  createdAt: number;
}

interface AppointmentsTable extends Appointment {
  /** When the reminder was put into the outbox. */
  remindedAt: number | null;
}

/** The times of open appointments. */
interface HeldTimesTable {
  /** Person and start of a piece of the grid. */
  id: string;
  appointmentId: string;
}

/** Times that the server remembers over restarts. */
interface MomentsTable {
  name: string;
  at: number;
}
