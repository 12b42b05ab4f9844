import type { ConsultationForm } from '../../../lib/forms/consultation.ts';
import { carried } from '../../../lib/forms/consultation-field.ts';
import type {
  CheckedRequest,
  ConsultationAccepted,
} from '../../../lib/forms/consultation-schemas.ts';
import { consultationCalls, honeypotField } from '../../../lib/forms/endpoints.ts';
import { consultationAdvice, consultationFailed } from '../../../lib/forms/outcomes.ts';
import { CallFailed, callAddress, callCredentials, request } from '../../calls/request.ts';
import { readCampaign } from './campaign.ts';

/** Longest wait for an answer. */
const answerLimitMs = 20_000;
/** Longer than any sentence of the server: then it is something else, such as a proxy's page. */
const longestAdviceChars = 600;

export interface ConsultationAttempt extends CheckedRequest {
  form: ConsultationForm;
  idempotencyKey: string;
  /** Path of the page that holds the form. */
  page: string;
  /** Milliseconds from first input to submit; undefined if no input was seen, or the browser filled in fields. */
  fillTime?: number;
  /** The value of the honeypot, which people never see. */
  trap?: string;
}

/** Why a request did not succeed. The message is for the toast; empty means the form's fallback. */
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
export async function postConsultation(
  attempt: ConsultationAttempt,
): Promise<ConsultationAccepted> {
  const webhook = attempt.form === 'home' && import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_URL;
  const address = webhook || callAddress(consultationCalls[attempt.form]);
  const own = !webhook || isOwnAddress(webhook, location.origin);
  const { refused, unanswered, unreadable } = consultationAdvice;
  const response = await (own ? postToOwn : postToExternal)(address, attempt).catch((error) => {
    if (!(error instanceof CallFailed)) throw new ConsultationError('', unanswered, error);
    const advice = (own && adviceIn(error)) || refused;
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

async function postToOwn(address: string, attempt: ConsultationAttempt): Promise<Response> {
  return request(address, {
    method: 'POST',
    credentials: callCredentials(),
    body: { ...answersIn(attempt), ...(await contextOf(attempt)) },
    headers: { 'Idempotency-Key': attempt.idempotencyKey },
    signal: AbortSignal.timeout(answerLimitMs),
  });
}

/**
 * Automation hosts allow any origin, which excludes credentials, and few headers; they get the
 * fields, and credentials only where a setting says that the host takes them.
 */
function postToExternal(address: string, attempt: ConsultationAttempt): Promise<Response> {
  return request(address, {
    method: 'POST',
    body: answersIn(attempt),
    credentials:
      import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS === 'include' ? 'include' : 'omit',
    signal: AbortSignal.timeout(answerLimitMs),
  });
}

const answersIn = ({ fields, own }: CheckedRequest) => ({ ...carried(fields), ...own });

async function contextOf({ page, fillTime, trap }: ConsultationAttempt) {
  const campaign = readCampaign();
  const { submissionContextSchema } = await import('../../../lib/forms/consultation-schemas.ts');
  return submissionContextSchema.parse({
    page,
    fillTime: fillTime === undefined ? undefined : Math.round(fillTime),
    campaign: Object.keys(campaign).length > 0 ? campaign : undefined,
    [honeypotField]: trap || undefined,
  });
}

/** The site's calls say in plain text what a person can do about it. */
function adviceIn({ body, contentType }: CallFailed): string {
  const readable = contentType.startsWith('text/plain') && body.length <= longestAdviceChars;
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
  const json = form === 'contact' ? (JSON.parse(text) as unknown) : jsonOrNothing(text);
  if (typeof json !== 'object' || json === null) return { status: 'success', message: text };
  return readLoosely(json);
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An automation host's JSON may have any shape; what it shares with ours is kept. */
async function readLoosely(json: object): Promise<ConsultationAccepted> {
  const { consultationAcceptedSchema } = await import('../../../lib/forms/consultation-schemas.ts');
  const accepted = consultationAcceptedSchema.safeParse(json);
  if (accepted.success) return accepted.data;
  const message = 'message' in json && typeof json.message === 'string' ? json.message : '';
  return { status: 'success', message };
}
