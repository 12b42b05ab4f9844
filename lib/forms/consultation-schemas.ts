/**
 * The consultation request as browser and server both check it, made from the product's and the
 * owner's fields. `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import { fillMarkers } from '../content/markers.ts';
import type { OwnField, OwnValue, OwnValues } from '../content/schemas/form-fields.ts';
import { bookingOfferSchema } from './booking.ts';
import { parseCampaign } from './campaign.ts';
import {
  type ConsultationField,
  type ConsultationRequest,
  type FieldDefinition,
  type FieldsWords,
  type FormName,
  getFields,
  getVoice,
  mapFields,
} from './consultation.ts';
import { honeypotField } from './endpoints.ts';
import { normalizePhone, parsePhone } from './phone-text.ts';
import { countChars, emailSchema, maxChars, minChars, trimText } from './text-schemas.ts';

/** A trimmed value; '' for an optional field that the input leaves out. */
type FieldSchema = z.ZodMiniType<string, string | undefined>;

/** The error messages, and the rules of the firm's country. */
interface FormRules {
  fields: FieldsWords;
  /** With the placeholder `{limit}`. */
  tooLong: string;
  /** For writing numbers. */
  locale: string;
  /** Whether a text may be a phone number; by default it has the characters and length of one. */
  isPhone?: ((text: string) => boolean) | undefined;
}

type LimitChars = (max: number) => ReturnType<typeof maxChars>;

// The number is formatted only when needed: the first call of toLocaleString takes 15 ms.
const createLimit =
  ({ tooLong, locale }: FormRules): LimitChars =>
  (max) =>
    maxChars(max, () => fillMarkers(tooLong, { limit: max.toLocaleString(locale) }));

function createFieldSchema(
  field: FieldDefinition<ConsultationField>,
  form: FormName,
  { isPhone = (text) => parsePhone(text) !== undefined }: FormRules,
  limit: LimitChars,
): FieldSchema {
  const { kind, required, waivedBy } = field;
  const voice = getVoice(form);
  const message = field.messages[voice];
  const text = z
    .string(message)
    .check(
      trimText(),
      ...(required && !waivedBy ? [minChars(field.minChars?.[voice] ?? 1, message)] : []),
      ...(kind === 'tel'
        ? [
            z.overwrite(normalizePhone),
            z.refine<string>((value) => value === '' || isPhone(value), message),
          ]
        : []),
      limit(field.maxChars),
    );
  const checked = kind === 'email' ? z.pipe(text, createEmailSchema(required, message)) : text;
  return required ? checked : z._default(checked, '');
}

const createEmailSchema = (required: boolean, message: string) =>
  required ? emailSchema(message) : z.union([z.literal(''), emailSchema(message)], message);

/** The number of a call by phone: a request may leave it out, such a call may not. */
export function createCallPhoneSchema(rules: FormRules): FieldSchema {
  const [phone] = getFields(rules.fields).filter(({ kind }) => kind === 'tel');
  if (!phone) throw new Error('the forms have no phone field');
  return createFieldSchema({ ...phone, required: true }, 'contact', rules, createLimit(rules));
}

function createFieldsSchema(form: FormName, rules: FormRules) {
  const limit = createLimit(rules);
  return z
    .object(mapFields((field) => createFieldSchema(field, form, rules, limit), rules.fields, form))
    .check(...createWaivers(getVoice(form), getFields(rules.fields)));
}

/** A field that another one waives is required only if that one is empty. */
const createWaivers = (
  voice: ReturnType<typeof getVoice>,
  fields: readonly FieldDefinition<ConsultationField>[],
) =>
  fields.flatMap(({ name, waivedBy, messages, ...field }) =>
    waivedBy === undefined
      ? []
      : [
          z.refine<Record<string, string>>(
            (values) =>
              Boolean(values[waivedBy]) ||
              countChars(values[name] ?? '') >= (field.minChars?.[voice] ?? 1),
            {
              path: [name],
              error: messages[voice],
              // Runs even if other fields are invalid, so that all errors show at once.
              when: ({ value, issues }) =>
                value instanceof Object && !issues.some(({ path }) => path?.[0] === name),
            },
          ),
        ],
  );

/** A value in a request body: a checked box sends 'on', an unchecked one nothing. */
export type OwnInput = OwnValue | undefined;

type OwnValueSchema = z.ZodMiniType<OwnValue, OwnInput>;
type OwnFieldKind<Kind extends OwnField['kind']> = Extract<OwnField, { kind: Kind }>;

/** @returns a schema that keeps the values of the owner's fields and drops everything else */
const createOwnValuesSchema = (fields: readonly OwnField[], limit: LimitChars) =>
  z.object(
    Object.fromEntries(
      fields.map((field): [string, OwnValueSchema] => [
        field.name,
        createOwnValueSchema(field, limit),
      ]),
    ),
  );

function createOwnValueSchema(field: OwnField, limit: LimitChars): OwnValueSchema {
  switch (field.kind) {
    case 'text':
      return createTextSchema(field, limit);
    case 'choice':
      return createChoiceSchema(field);
    case 'consent':
      return createConsentSchema(field);
  }
}

function createTextSchema(
  { required, limit: max, message }: OwnFieldKind<'text'>,
  limit: LimitChars,
): OwnValueSchema {
  const text = z
    .string(message)
    .check(trimText(), ...(required ? [minChars(1, message)] : []), limit(max));
  return required ? text : z._default(text, '');
}

/**
 * @param parse returns the value, or undefined if the input is invalid
 * @returns a schema with one message for every mistake
 */
const createParsedSchema = (
  parse: (input: OwnValue) => OwnValue | undefined,
  message: string,
): OwnValueSchema =>
  z.pipe(
    z._default(z.custom<OwnInput>(), null),
    z.transform((input: OwnValue, { issues }): OwnValue => {
      const value = parse(input);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message, input });
      return z.NEVER;
    }),
  );

const isEmpty = (input: OwnValue) => input === null || input === '';

const createChoiceSchema = ({ required, options, message }: OwnFieldKind<'choice'>) =>
  createParsedSchema((input) => {
    if (isEmpty(input)) return required ? undefined : '';
    return options.find((option) => option === input);
  }, message);

const createConsentSchema = ({ required, message }: OwnFieldKind<'consent'>) =>
  createParsedSchema((input) => {
    if (input === true || input === 'on' || input === 'true') return true;
    const isUnchecked = isEmpty(input) || input === false || input === 'false';
    return isUnchecked && !required ? false : undefined;
  }, message);

/** A checked request. */
export interface CheckedRequest {
  fields: ConsultationRequest;
  /** The values of the owner's fields, by name. */
  own: OwnValues;
}
/** A request as a form or a client sends it. */
export type RequestInput = Record<string, OwnInput>;

export type RequestSchema = z.ZodMiniType<CheckedRequest, RequestInput>;

/** @returns the schema of a form's request, with the owner's fields */
export const createRequestSchema = (
  form: FormName,
  ownFields: readonly OwnField[],
  rules: FormRules,
): RequestSchema =>
  z.pipe(
    z.intersection(
      createFieldsSchema(form, rules),
      createOwnValuesSchema(ownFields, createLimit(rules)),
    ),
    z.transform((values) => ({
      fields: mapFields(({ name }) => values[name]),
      own: Object.fromEntries(ownFields.map(({ name }) => [name, values[name] ?? null])),
    })),
  );

/** Known parameters with a value; everything else is dropped. */
const campaignSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((parameters) => parseCampaign(Object.entries(parameters))),
);

/** A form post sends numbers as text. Other types are refused: `Number(null)` would be 0 ms. */
const milliseconds = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number))]),
  z.number().check(z.nonnegative()),
);

/**
 * What a form sends in addition to its fields. Every part is optional, and null or a wrong type counts
 * as absent: plain JSON without them is a valid request (docs/product.md, Consultation form).
 */
export const submissionContextSchema = z.object({
  /** Path of the page with the form. */
  page: z.catch(z.optional(z.string().check(z.trim(), maxChars(300))), undefined),
  campaign: z.catch(z.optional(campaignSchema), undefined),
  [honeypotField]: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds from first input to submit. */
  fillTime: z.catch(z.optional(milliseconds), undefined),
  /** One for each instance of a form: requests with the same key and the same fields are one lead. */
  idempotencyKey: z.catch(z.optional(z.string().check(z.trim(), maxChars(100))), undefined),
});
export type SubmissionContext = z.infer<typeof submissionContextSchema>;

/** The answer to an accepted request (201). */
export const consultationAcceptedSchema = z.object({
  status: z.literal('success'),
  message: z.string(),
  reference: z.optional(z.string()),
  /** Present if a call can be booked for the request. */
  booking: z.optional(bookingOfferSchema),
});
export type ConsultationAccepted = z.infer<typeof consultationAcceptedSchema>;
