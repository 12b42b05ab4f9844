import {
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
} from '../contracts/consultation.ts';

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

/** The answers that have one line, with their fields. */
export const shortAnswers = (lead: Lead) =>
  consultationFields
    .filter(({ kind }) => kind !== 'multiline')
    .map(({ name, label, kind }) => ({ label, kind, value: lead[name] }));

/** The answers that may have several lines, without those that are empty. */
export const longAnswers = (lead: Lead): string[] =>
  consultationFields
    .filter(({ kind, name }) => kind === 'multiline' && lead[name] !== '')
    .map(({ name }) => lead[name]);
