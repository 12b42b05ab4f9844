import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import {
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
} from '../../lib/forms/consultation.ts';
import { getLabel, mapFields } from '../../lib/forms/consultation-field.ts';
import {
  type RequestSchema,
  submissionContextSchema,
} from '../../lib/forms/consultation-schemas.ts';
import { removeClickIds } from '../../lib/forms/endpoints.ts';
import type { Submission } from '../domain/request-consultation.ts';
import { createOwnAnswers } from '../own-answers.ts';
import { type FieldError, HttpError } from '../plugins/errors.ts';
import { isFormPost } from './plain-post.ts';
import { cleanValues, getText, readBody } from './read-body.ts';

const fieldNames = consultationFields.map(({ name }) => name);
const idempotencyKeyHeader = z.string().trim().min(1).max(100);

/** What the answers are checked against. */
interface Asked {
  schema: RequestSchema;
  ownFields: readonly OwnField[];
  siteUrl: URL;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Checks what a form sent, with the same schemas as the browser.
 * @throws CallError 400 with the first message for each field
 */
export function readSubmission(
  form: ConsultationForm,
  request: FastifyRequest,
  { schema, ownFields, siteUrl, now }: Asked,
): Submission {
  const given = readBody(request, fieldNames);
  const checked = schema.safeParse(given);
  if (!checked.success) throw invalid(checked.error.issues, ownFields);
  const plainPost = isFormPost(request);
  const { campaign = {}, ...context } = submissionContextSchema.parse({
    ...given,
    ...keyOf(request, given),
    ...(plainPost && { campaign: visitCampaign(request, siteUrl) }),
  });
  // A plain post says nothing about consent, and Global Privacy Control refuses it.
  const mayKeepClickIds = !plainPost && request.headers['sec-gpc'] !== '1';
  const { fields, own } = checked.data;
  return {
    form,
    fields,
    ownAnswers: createOwnAnswers(ownFields, own, now),
    context: { ...context, campaign: mayKeepClickIds ? campaign : removeClickIds(campaign) },
    plainPost,
  };
}

/**
 * Campaign parameters of a plain form post: without JavaScript nothing kept them, but the browser
 * still names the page's own address, query and all.
 * @returns an object for the campaign schema; undefined if the page was not ours or says nothing
 */
function visitCampaign({ headers, host }: FastifyRequest, siteUrl: URL) {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (!page || (page.host !== host && page.host !== siteUrl.host)) return undefined;
  const parameters = cleanValues(Object.fromEntries(page.searchParams));
  return Object.keys(parameters).length > 0 ? parameters : undefined;
}

/** What was typed, as far as it is text, for a page that keeps it. */
export const readFieldValues = (body: unknown): ConsultationRequest =>
  mapFields(({ name }) => getText(body, name));

/** The same of the owner's own fields, by name; a box that was ticked is 'on'. */
export const readOwnValues = (
  body: unknown,
  ownFields: readonly OwnField[],
): Record<string, string> =>
  Object.fromEntries(ownFields.map(({ name }) => [name, getText(body, name)]));

function keyOf({ headers }: FastifyRequest, given: Record<string, unknown>) {
  const header = headers['idempotency-key'];
  const idempotencyKey = header ?? given.idempotencyKey ?? '';
  if (idempotencyKey === '') return {};
  const key = idempotencyKeyHeader.safeParse(idempotencyKey);
  // Ignoring it would store a lead twice that asked to be stored once.
  if (!key.success) throw new HttpError(400, 'The idempotency key must have 1 to 100 characters.');
  return { idempotencyKey: key.data };
}

function invalid(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  ownFields: readonly OwnField[],
): HttpError {
  const first = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!first.has(field)) first.set(field, { field, message });
  }
  const errors = [...first.values()];
  const lines = errors.map(({ field, message }) => `${getLabel(field, ownFields)}: ${message}`);
  return new HttpError(400, lines.join('\n'), { errors });
}
