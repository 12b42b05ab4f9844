/**
 * The consultation request as browser and server both check it, made from the list of its fields.
 * `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import type { OwnField } from '../content/schemas/form-fields.ts';
import { atMost } from './at-most.ts';
import {
  type ConsultationField,
  type ConsultationForm,
  type ConsultationRequest,
  consultationFields,
  type FieldDefinition,
} from './consultation.ts';
import { mapFields } from './consultation-field.ts';
import { emailSchema } from './email.ts';
import { honeypotField, readCampaign } from './endpoints.ts';
import { createOwnValuesSchema, type OwnInput, type OwnValues } from './own-field-schemas.ts';

/** Optional plus sign, then digits, spaces, parentheses and hyphens (docs/product.md, Consultation form). */
const phonePattern = /^\+?[\d ()-]*$/;

/** A field's value, trimmed. What a form leaves out of its optional fields is ''. */
type FieldSchema = z.ZodMiniType<string, string | undefined>;

function fieldSchema(
  field: FieldDefinition<ConsultationField>,
  form: ConsultationForm,
): FieldSchema {
  const { kind, required, waivedBy, minChars: minimum, maxChars: limit } = field;
  const message = field.messages[form];
  const text = z
    .string(message)
    .check(
      z.trim(),
      ...(required && !waivedBy ? [z.minLength(minimum?.[form] ?? 1, message)] : []),
      ...(kind === 'tel' ? [z.regex(phonePattern, message)] : []),
      atMost(limit),
    );
  const checked = kind === 'email' ? z.pipe(text, addressSchema(required, message)) : text;
  return required ? checked : z._default(checked, '');
}

const addressSchema = (required: boolean, message: string) =>
  required ? emailSchema(message) : z.union([z.literal(''), emailSchema(message)], message);

const consultationSchema = (form: ConsultationForm) =>
  z.object(mapFields((field) => fieldSchema(field, form))).check(...waivers(form));

/** A field that another may stand for is missed only where that one is not given either. */
const waivers = (form: ConsultationForm) =>
  consultationFields.flatMap(
    ({ name, waivedBy, minChars: minimum, messages }: FieldDefinition<ConsultationField>) =>
      waivedBy === undefined
        ? []
        : [
            z.refine<Record<string, string>>(
              (given) =>
                Boolean(given[waivedBy]) || (given[name] ?? '').length >= (minimum?.[form] ?? 1),
              {
                path: [name],
                error: messages[form],
                // Said together with what is wrong with other fields.
                when: ({ value, issues }) =>
                  value instanceof Object && !issues.some(({ path }) => path?.[0] === name),
              },
            ),
          ],
  );

/** A request as each form asks for it. */
export const consultationSchemas = {
  home: consultationSchema('home'),
  contact: consultationSchema('contact'),
} satisfies Record<ConsultationForm, z.ZodMiniType<ConsultationRequest>>;

/** A whole request, checked. */
export interface CheckedRequest {
  fields: ConsultationRequest;
  /** The answers to the owner's own fields, by name. */
  own: OwnValues;
}
/** The same as a form or a call sends it. */
export type RequestInput = Record<string, OwnInput>;

export type RequestSchema = z.ZodMiniType<CheckedRequest, RequestInput>;

/** A request as a form asks for it, with the fields that the owner added. */
export const createRequestSchema = (
  form: ConsultationForm,
  ownFields: readonly OwnField[],
): RequestSchema =>
  z.pipe(
    z.intersection(consultationSchemas[form], createOwnValuesSchema(ownFields)),
    z.transform((given) => ({
      fields: mapFields(({ name }) => given[name]),
      own: Object.fromEntries(ownFields.map(({ name }) => [name, given[name] ?? null])),
    })),
  );

/** Known parameters that say something; whatever else a client sends is left out. */
const campaignSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((given) => readCampaign(Object.entries(given))),
);

/** A form post sends numbers as text. Other types are no time: `Number(null)` would be 0 ms. */
const milliseconds = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number))]),
  z.number().check(z.nonnegative()),
);

/**
 * What a form tells beside the fields. Every part is optional, and null or a wrong type counts as
 * absent: a plain JSON call is an ordinary request (docs/product.md, Consultation form).
 */
export const submissionContextSchema = z.object({
  /** Path of the page that held the form. */
  page: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(300))), undefined),
  campaign: z.catch(z.optional(campaignSchema), undefined),
  [honeypotField]: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds from first input to submit. */
  fillTime: z.catch(z.optional(milliseconds), undefined),
  /** One per form instance: a repeated submit with the same key is the same lead. */
  idempotencyKey: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined),
});
export type SubmissionContext = z.infer<typeof submissionContextSchema>;

/** The answer to an accepted request (201). */
export const consultationAcceptedSchema = z.object({
  status: z.literal('success'),
  message: z.string(),
  reference: z.optional(z.string()),
});
export type ConsultationAccepted = z.infer<typeof consultationAcceptedSchema>;
