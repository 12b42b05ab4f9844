import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
} from '../../contracts/consultation.ts';
import { byField, labelOf } from '../../contracts/consultation-field.ts';
import {
  consultationSchemas,
  submissionContextSchema,
} from '../../contracts/consultation-schemas.ts';
import type { Submission } from '../domain/request-consultation.ts';
import { CallError, type FieldError } from '../plugins/errors.ts';
import { isPlainPost } from './plain-post.ts';
import { readBody, typedText } from './read-body.ts';
import { visitCampaign } from './visit-campaign.ts';

const fieldNames = new Intl.ListFormat('en-GB').format(consultationFields.map(({ name }) => name));
const expected = `Please send an object with ${fieldNames}.`;
const idempotencyKeyHeader = z.string().trim().min(1).max(100);

/**
 * Checks what a form sent, with the same schemas as the browser.
 * @throws CallError 400 with the first message for each field
 */
export function readSubmission(
  form: ConsultationForm,
  request: FastifyRequest,
  siteUrl: URL,
): Submission {
  const given = readBody(request, expected);
  const fields = consultationSchemas[form].safeParse(given);
  if (!fields.success) throw invalid(fields.error.issues);
  const plainPost = isPlainPost(request);
  const context = submissionContextSchema.parse({
    ...contextOf(given),
    ...keyOf(request, given),
    ...(plainPost && { campaign: visitCampaign(request, siteUrl) }),
  });
  return { form, fields: fields.data, context, plainPost };
}

/** What was typed, as far as it is text, for a page that keeps it. */
export const typedValues = (body: unknown): ConsultationRequest =>
  byField(({ name }) => typedText(body, name));

/** An empty hidden field of a form says nothing; as a number it would say 0 ms. */
function contextOf(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

function keyOf({ headers }: FastifyRequest, given: Record<string, unknown>) {
  const header = headers['idempotency-key'];
  const idempotencyKey = header ?? given.idempotencyKey;
  if (idempotencyKey === undefined || idempotencyKey === '') return {};
  const key = idempotencyKeyHeader.safeParse(idempotencyKey);
  // Ignoring it would store a lead twice that asked to be stored once.
  if (!key.success) throw new CallError(400, 'The idempotency key must have 1 to 100 characters.');
  return { idempotencyKey: key.data };
}

function invalid(issues: readonly { path: readonly PropertyKey[]; message: string }[]): CallError {
  const first = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!first.has(field)) first.set(field, { field, message });
  }
  const errors = [...first.values()];
  const lines = errors.map(({ field, message }) => `${labelOf(field)}: ${message}`);
  return new CallError(400, lines.join('\n'), { errors });
}
