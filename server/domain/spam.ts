import type { SubmissionContext } from '../../contracts/consultation-schemas.ts';
import { honeypotField } from '../../contracts/endpoints.ts';

/** Nobody is this quick from the first input to the submit. */
const minimumFillMs = 1000;

/**
 * Why a request is suspected as spam, or null (docs/product.md, Consultation form). What a form does
 * not tell is never held against it: a plain call without these fields is an ordinary request.
 */
export function spamReason(context: SubmissionContext): string | null {
  if (context[honeypotField]) return 'filled the field that people never see';
  if (context.fillTime !== undefined && context.fillTime < minimumFillMs) {
    return `sent ${Math.round(context.fillTime)} ms after the first input`;
  }
  return null;
}
