import words from 'virtual:words/form';
import { type FormName, getSentFields } from '../../../lib/forms/consultation.ts';
import type {
  CheckedRequest,
  ConsultationAccepted,
} from '../../../lib/forms/consultation-schemas.ts';
import { consultationEndpoints, honeypotField } from '../../../lib/forms/endpoints.ts';
import {
  getEndpointCredentials,
  getEndpointUrl,
  RequestError,
  request,
  timeoutMs,
} from '../../request.ts';
import { readCampaign } from './campaign.ts';
import type { SubmitContext } from './consultation-instance.ts';

/** No message of the server is longer; a longer answer comes from elsewhere, such as a proxy. */
const maxAdviceChars = 600;

export interface OutgoingRequest extends CheckedRequest, SubmitContext {
  form: FormName;
  /** Path of the page that holds the form. */
  page: string;
  /** The value of the honeypot, which people never see. */
  trap?: string;
}

/** A failed request. The message is for the toast; '' selects the fallback of the form. */
export class ConsultationError extends Error {
  override name = 'ConsultationError';
  /** What happened and what to do, for the line beside the button. */
  readonly text: string;

  constructor(message: string, text: string, cause: unknown) {
    super(message, { cause });
    this.text = text;
  }
}

/**
 * Sends a consultation request and reads the answer (docs/product.md, Calls).
 * @throws ConsultationError
 */
export async function postConsultation(outgoing: OutgoingRequest): Promise<ConsultationAccepted> {
  const { form } = outgoing;
  const webhook = form === 'home' && import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_URL;
  const address = webhook || getEndpointUrl(consultationEndpoints[form]);
  const isOwn = !webhook || new URL(webhook, location.origin).origin === location.origin;
  const { refused, unanswered, unreadable } = words.advice;
  const response = await post(address, outgoing, isOwn).catch((error) => {
    if (!(error instanceof RequestError)) throw new ConsultationError('', unanswered, error);
    const advice = (isOwn && readAdvice(error)) || refused;
    throw new ConsultationError(words.failed, `${words.failed}. ${advice}`, error);
  });
  return readAnswer(form, response).catch((error) => {
    throw new ConsultationError('', unreadable, error);
  });
}

/**
 * Automation hosts allow any origin, which excludes credentials, and few headers. They get only the fields,
 * and credentials only if a setting allows it.
 */
async function post(address: string, outgoing: OutgoingRequest, isOwn: boolean): Promise<Response> {
  const fields = { ...getSentFields(outgoing.fields), ...outgoing.own };
  const sendsCredentials = import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS === 'include';
  return request(address, {
    method: 'POST',
    ...(isOwn
      ? {
          credentials: getEndpointCredentials(),
          body: { ...fields, ...(await createContext(outgoing)) },
          headers: { 'Idempotency-Key': outgoing.idempotencyKey },
        }
      : { credentials: sendsCredentials ? 'include' : 'omit', body: fields }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function createContext({ page, fillTime, trap }: OutgoingRequest) {
  const campaign = readCampaign();
  const { submissionContextSchema } = await import('../../../lib/forms/consultation-schemas.ts');
  return submissionContextSchema.parse({
    page,
    fillTime: fillTime === undefined ? undefined : Math.round(fillTime),
    campaign: Object.keys(campaign).length > 0 ? campaign : undefined,
    [honeypotField]: trap || undefined,
  });
}

/** Reads the advice of the site's own endpoints, which is plain text. */
function readAdvice({ body, contentType }: RequestError): string {
  const isReadable = contentType.startsWith('text/plain') && body.length <= maxAdviceChars;
  return isReadable ? body.trim() : '';
}

/**
 * Reads an answer with status 2xx (docs/product.md, Calls). The contact form expects JSON. The home form
 * takes any text: if it is not JSON, it becomes the message, with status success.
 * @throws SyntaxError if the contact form's answer is not JSON; an error of `text` if the connection breaks
 */
async function readAnswer(form: FormName, response: Response): Promise<ConsultationAccepted> {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (form !== 'home') throw error;
  }
  if (typeof json !== 'object' || json === null) return { status: 'success', message: text };
  const { consultationAcceptedSchema } = await import('../../../lib/forms/consultation-schemas.ts');
  const accepted = consultationAcceptedSchema.safeParse(json);
  if (accepted.success) return accepted.data;
  // The JSON of an automation host may have any shape.
  const message = 'message' in json && typeof json.message === 'string' ? json.message : '';
  return { status: 'success', message };
}
