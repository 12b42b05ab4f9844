import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OwnField, OwnValues } from '../../lib/content/schemas/form-fields.ts';
import { type Campaign, parseCampaign, removeClickIds } from '../../lib/forms/campaign.ts';
import {
  consultationFields,
  type FormName,
  getFields,
  getLabel,
} from '../../lib/forms/consultation.ts';
import {
  type RequestSchema,
  submissionContextSchema,
} from '../../lib/forms/consultation-schemas.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { cleanValues, getText, isFormPost, readBody } from '../http/form-posts.ts';
import { type FieldError, HttpError } from '../http/http-error.ts';
import type { OwnAnswer } from '../own-answers.ts';
import type { Submission } from './intake.ts';

const fieldNames = consultationFields.map(({ name }) => name);
const idempotencyKeyHeader = z.string().trim().min(1).max(100);

interface SubmissionOptions {
  schema: RequestSchema;
  record: Pick<SiteRecord, 'formFields' | 'words'>;
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
  { schema, record, siteUrl, now }: SubmissionOptions,
): Submission {
  const body = readBody(request, fieldNames);
  const result = schema.safeParse(body);
  if (!result.success) throw createValidationError(result.error.issues, record);
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
    ownAnswers: record.formFields.map((field) => createOwnAnswer(field, own[field.name], now)),
    context: { ...context, campaign: mayKeepClickIds ? campaign : removeClickIds(campaign) },
    plainPost,
  };
}

/**
 * Reads the campaign of a form post, since no script could keep it: from the hidden field of a form that was refused
 * before, or from the address of the form's page.
 */
export function readVisitCampaign({ headers, host, body }: FastifyRequest, siteUrl: URL): Campaign {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  const isOwn = page?.host === host || page?.host === siteUrl.host;
  const query = new URLSearchParams(getText(body, 'campaign') || (isOwn ? page?.search : ''));
  return removeClickIds(parseCampaign(Object.entries(cleanValues(Object.fromEntries(query)))));
}

/** @param now epoch milliseconds @returns an answer also for an empty field */
function createOwnAnswer(
  field: OwnField,
  value: OwnValues[string] | undefined,
  now: number,
): OwnAnswer {
  const { name, label, heading, kind } = field;
  const base = { name, label, heading };
  switch (kind) {
    case 'text':
    case 'choice':
      return { ...base, kind, value: typeof value === 'string' ? value : '' };
    case 'consent': {
      const givenAt = value === true ? new Date(now).toISOString() : null;
      const { wording } = field;
      return { ...base, kind, value: value === true, wording, givenAt };
    }
  }
}

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
  { formFields, words }: SubmissionOptions['record'],
): HttpError {
  const firstErrors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!firstErrors.has(field)) firstErrors.set(field, { field, message });
  }
  const errors = [...firstErrors.values()];
  const fields = [...getFields(words.form.fields), ...formFields];
  const lines = errors.map(({ field, message }) => `${getLabel(field, fields)}: ${message}`);
  return new HttpError(400, lines.join('\n'), { errors });
}
