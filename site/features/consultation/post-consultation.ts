import { type ConsultationForm, getSentFields } from '../../../lib/forms/consultation.ts';
import type {
  CheckedRequest,
  ConsultationAccepted,
} from '../../../lib/forms/consultation-schemas.ts';
import { consultationEndpoints, honeypotField } from '../../../lib/forms/endpoints.ts';
import { consultationAdvice, consultationFailed } from '../../../lib/forms/outcomes.ts';
import { getEndpointCredentials, getEndpointUrl, RequestError, request } from '../../request.ts';
import { readCampaign } from './campaign.ts';

/** Maximum wait for an answer. */
const timeoutMs = 20_000;
/** Longer than any message of the server; a longer answer is something else, such as a proxy's page. */
const maxAdviceChars = 600;

export interface OutgoingRequest extends CheckedRequest {
  form: ConsultationForm;
  idempotencyKey: string;
  /** Path of the page that holds the form. */
  page: string;
  /** Milliseconds from first input to submit; undefined if no input was seen, or the browser filled in fields. */
  fillTime?: number;
  /** The value of the honeypot, which people never see. */
  trap?: string;
}

/** A failed request. The message is for the toast; '' selects the fallback of the form. */
export class ConsultationError extends Error {
  override name = 'ConsultationError';
  /** What happened and what to do, for the line beside the button. */
  readonly words: string;

  constructor(message: string, words: string, cause: unknown) {
    super(message, { cause });
    this.words = words;
  }
}

/**
 * Sends a consultation request and reads the answer (docs/product.md, Calls).
 * @throws ConsultationError
 */
export async function postConsultation(attempt: OutgoingRequest): Promise<ConsultationAccepted> {
  const webhook = attempt.form === 'home' && import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_URL;
  const address = webhook || getEndpointUrl(consultationEndpoints[attempt.form]);
  const own = !webhook || isOwnAddress(webhook, location.origin);
  const { refused, unanswered, unreadable } = consultationAdvice;
  const response = await (own ? postToOwn : postToExternal)(address, attempt).catch((error) => {
    if (!(error instanceof RequestError)) throw new ConsultationError('', unanswered, error);
    const advice = (own && readAdvice(error)) || refused;
    throw new ConsultationError(consultationFailed, `${consultationFailed}. ${advice}`, error);
  });
  return readConsultationAnswer(attempt.form, response).catch((error) => {
    throw new ConsultationError('', unreadable, error);
  });
}

/** @param origin that of the page */
function isOwnAddress(address: string, origin: string): boolean {
  return new URL(address, origin).origin === origin;
}

async function postToOwn(address: string, attempt: OutgoingRequest): Promise<Response> {
  return request(address, {
    method: 'POST',
    credentials: getEndpointCredentials(),
    body: { ...getAnswers(attempt), ...(await createContext(attempt)) },
    headers: { 'Idempotency-Key': attempt.idempotencyKey },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Automation hosts allow any origin, which excludes credentials, and few headers. They get only the fields,
 * and credentials only if a setting allows it.
 */
function postToExternal(address: string, attempt: OutgoingRequest): Promise<Response> {
  return request(address, {
    method: 'POST',
    body: getAnswers(attempt),
    credentials:
      import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS === 'include' ? 'include' : 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const getAnswers = ({ fields, own }: CheckedRequest) => ({ ...getSentFields(fields), ...own });

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
  const readable = contentType.startsWith('text/plain') && body.length <= maxAdviceChars;
  return readable ? body.trim() : '';
}

/**
 * Reads an answer with status 2xx (docs/product.md, Calls). The contact form expects JSON. The home form
 * takes any text: what is not JSON becomes the message, with status success.
 * @throws SyntaxError when the contact form's answer is not JSON; what `text` throws when the connection breaks
 */
async function readConsultationAnswer(
  form: ConsultationForm,
  response: Response,
): Promise<ConsultationAccepted> {
  const text = await response.text();
  const json = form === 'contact' ? (JSON.parse(text) as unknown) : parseJson(text);
  if (typeof json !== 'object' || json === null) return { status: 'success', message: text };
  return readExternalAnswer(json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the JSON of an automation host, which may have any shape. */
async function readExternalAnswer(json: object): Promise<ConsultationAccepted> {
  const { consultationAcceptedSchema } = await import('../../../lib/forms/consultation-schemas.ts');
  const accepted = consultationAcceptedSchema.safeParse(json);
  if (accepted.success) return accepted.data;
  const message = 'message' in json && typeof json.message === 'string' ? json.message : '';
  return { status: 'success', message };
}
