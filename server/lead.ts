import type { ConsultationForm, ConsultationRequest } from '../contracts/consultation.ts';

/** A stored consultation request, as deliveries and staff read it. */
export interface Lead extends ConsultationRequest {
  id: string;
  /** What people say on the phone: FX-7K3M-9QDA. */
  reference: string;
  form: ConsultationForm;
  /** Path of the page that held the form, if it said so. */
  page: string | null;
  campaign: Record<string, string>;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Why the request is suspected as spam; null for an ordinary one. */
  spamReason: string | null;
}
