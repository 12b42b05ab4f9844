import type {
  ConsultationAccepted,
  ConsultationForm,
  ConsultationRequest,
} from '../../../contracts/consultation.ts';
import { consultationFailed } from '../../../contracts/outcomes.ts';
import { CallFailed, request } from '../../calls/request.ts';
import { trapField } from '../../calls/trap-field.ts';
import { readCampaign } from '../analytics/kept-campaign.ts';
import { consultationAddress, isOwnAddress } from './consultation-address.ts';
import { readConsultationAnswer } from './consultation-answer.ts';
import { ConsultationError } from './consultation-error.ts';

/** Longest wait for an answer, in milliseconds. */
const answerLimit = 20_000;
/** Longer than any sentence of the server: then it is something else, such as a proxy's page. */
const longestAdvice = 600;

export interface ConsultationAttempt {
  form: ConsultationForm;
  fields: ConsultationRequest;
  idempotencyKey: string;
  /** Path of the page that holds the form. */
  page: string;
  /** Milliseconds from first input to submit; undefined if no input was seen. */
  fillTime?: number;
  /** What stands in the field that people never see. */
  trap?: string;
}

/**
 * Sends a consultation request and reads the answer (docs/product.md, Calls).
 * @throws ConsultationError
 */
export async function postConsultation(
  attempt: ConsultationAttempt,
): Promise<ConsultationAccepted> {
  const address = consultationAddress(attempt.form);
  const own = isOwnAddress(address, location.origin);
  try {
    const response = await (own ? postToOwn(address, attempt) : postToExternal(address, attempt));
    return await readConsultationAnswer(attempt.form, response);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw new ConsultationError('', error);
    throw new ConsultationError(consultationFailed, error, own ? adviceIn(error) : undefined);
  }
}

async function postToOwn(address: string, attempt: ConsultationAttempt): Promise<Response> {
  return request(address, {
    method: 'POST',
    body: { ...attempt.fields, ...(await contextOf(attempt)) },
    headers: { 'Idempotency-Key': attempt.idempotencyKey },
    signal: AbortSignal.timeout(answerLimit),
  });
}

/**
 * Automation hosts allow any origin, which excludes credentials, and few headers; they get exactly
 * the five fields.
 */
function postToExternal(address: string, { fields }: ConsultationAttempt): Promise<Response> {
  const { name, company, email, phone, message } = fields;
  return request(address, {
    method: 'POST',
    body: { name, company, email, phone, message },
    credentials: 'omit',
    signal: AbortSignal.timeout(answerLimit),
  });
}

async function contextOf({ page, fillTime, trap }: ConsultationAttempt) {
  const { submissionContextSchema } = await import('../../../contracts/consultation.ts');
  return submissionContextSchema.parse({
    page,
    fillTime: fillTime === undefined ? undefined : Math.round(fillTime),
    campaign: readCampaign(),
    [trapField]: trap || undefined,
  });
}

/** The site's calls say in plain text what a person can do about it. */
function adviceIn({ body, contentType }: CallFailed): string | undefined {
  const readable = contentType.startsWith('text/plain') && body.length <= longestAdvice;
  return (readable && body.trim()) || undefined;
}
