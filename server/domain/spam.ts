import type { ConsultationRequest } from '../../lib/forms/consultation.ts';
import type { SubmissionContext } from '../../lib/forms/consultation-schemas.ts';
import { honeypotField } from '../../lib/forms/endpoints.ts';

/** Few people need less time than this from the first input to the submit. */
const minFillMs = 1000;

export interface Suspicion {
  /** For staff. */
  reason: string;
  /** Whether the request is only listed in the daily digest; otherwise it is delivered, marked. */
  held: boolean;
}

/**
 * Why a request is suspected as spam, or null (docs/product.md, Consultation form). What a form
 * leaves out is never held against it: a plain call without these fields is an ordinary request.
 * Speed proves nothing with an attached brief, which was written before.
 */
export function findSuspicion(
  { brief }: Pick<ConsultationRequest, 'brief'>,
  { fillTime, [honeypotField]: honeypot }: SubmissionContext,
): Suspicion | null {
  if (honeypot) return { reason: 'filled the field that people never see', held: true };
  if (brief === '' && fillTime !== undefined && fillTime < minFillMs) {
    return { reason: `sent ${Math.round(fillTime)} ms after the first input`, held: false };
  }
  return null;
}
