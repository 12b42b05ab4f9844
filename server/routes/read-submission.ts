import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import { removeClickIds } from '../../lib/forms/campaign.ts';
import {
  type ConsultationRequest,
  consultationFields,
  type FormName,
  getLabel,
  mapFields,
} from '../../lib/forms/consultation.ts';
import {
  type RequestSchema,
  submissionContextSchema,
} from '../../lib/forms/consultation-schemas.ts';
import type { Submission } from '../domain/request-consultation.ts';
import { type FieldError, HttpError } from '../http/http-error.ts';
import { createOwnAnswers } from '../own-answers.ts';
import { cleanValues, getText, isFormPost, readBody } from './form-request.ts';

const fieldNames = consultationFields.map(({ name }) => name);
const idempotencyKeyHeader = z.string().trim().min(1).max(100);

interface SubmissionOptions {
  schema: RequestSchema;
  ownFields: readonly OwnField[];
  siteUrl: URL;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Validates a consultation request with the browser's schemas.
 * @throws HttpError 400 with the first message for each field
 */
export function readSubmission(
  form: FormName,
  request: FastifyRequest,
  { schema, ownFields, siteUrl, now }: SubmissionOptions,
): Submission {
  const body = readBody(request, fieldNames);
  const result = schema.safeParse(body);
  if (!result.success) throw createValidationError(result.error.issues, ownFields);
  const plainPost = isFormPost(request);
  const { campaign = {}, ...context } = submissionContextSchema.parse({
    ...body,
    ...readIdempotencyKey(request, body),
    ...(plainPost && { campaign: readVisitCampaign(request, siteUrl) }),
  });
  // A form post carries no consent, and Global Privacy Control refuses it.
  const mayKeepClickIds = !plainPost && request.headers['sec-gpc'] !== '1';
  const { fields, own } = result.data;
  return {
    form,
    fields,
    ownAnswers: createOwnAnswers(ownFields, own, now),
    context: { ...context, campaign: mayKeepClickIds ? campaign : removeClickIds(campaign) },
    plainPost,
  };
}

/**
 * Reads the campaign parameters of a form post from its referrer, since no script could keep them.
 * @returns input for the campaign schema; undefined without parameters or for another site's page
 */
function readVisitCampaign({ headers, host }: FastifyRequest, siteUrl: URL) {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (!page || (page.host !== host && page.host !== siteUrl.host)) return undefined;
  const parameters = cleanValues(Object.fromEntries(page.searchParams));
  return Object.keys(parameters).length > 0 ? parameters : undefined;
}

/** @returns the product's fields as text, for a page that shows them again */
export const readFieldValues = (body: unknown): ConsultationRequest =>
  mapFields(({ name }) => getText(body, name));

/** @returns the owner's fields as text, by name; a ticked box is 'on' */
export const readOwnValues = (
  body: unknown,
  ownFields: readonly OwnField[],
): Record<string, string> =>
  Object.fromEntries(ownFields.map(({ name }) => [name, getText(body, name)]));

function readIdempotencyKey({ headers }: FastifyRequest, body: Record<string, unknown>) {
  const value = headers['idempotency-key'] ?? body.idempotencyKey ?? '';
  if (value === '') return {};
  const key = idempotencyKeyHeader.safeParse(value);
  // Without its key, a retry would store a second lead.
  if (!key.success) throw new HttpError(400, 'The idempotency key must have 1 to 100 characters.');
  return { idempotencyKey: key.data };
}

function createValidationError(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  ownFields: readonly OwnField[],
): HttpError {
  const firstErrors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!firstErrors.has(field)) firstErrors.set(field, { field, message });
  }
  const errors = [...firstErrors.values()];
  const lines = errors.map(({ field, message }) => `${getLabel(field, ownFields)}: ${message}`);
  return new HttpError(400, lines.join('\n'), { errors });
}
