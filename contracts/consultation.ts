/**
 * The consultation request as browser and server both check it: one schema for each form, with
 * the messages of docs/product.md, Consultation form. `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import { campaignOf } from './campaign.ts';

/** The two forms that create a consultation request; each has its own column of messages. */
export const consultationForms = ['home', 'contact'] as const;
export type ConsultationForm = (typeof consultationForms)[number];

/** Longest accepted value per field, in code points, as Zod counts. RFC 5321 §4.5.3.1.3 caps an address at 254. */
export const consultationLimits = {
  name: 120,
  company: 160,
  email: 254,
  phone: 40,
  message: 5000,
} as const;

/** Optional plus sign, then digits, spaces, parentheses and hyphens (docs/product.md, Consultation form). */
export const phonePattern = /^\+?[\d ()-]*$/;

type FieldMessages = Record<keyof typeof consultationLimits, string>;

const fieldMessages: Record<ConsultationForm, FieldMessages> = {
  home: {
    name: 'Name must be at least 2 characters',
    company: 'Company name is required',
    email: 'Invalid email address',
    phone: 'Invalid phone number',
    message: 'Please tell us a bit more about your needs',
  },
  contact: {
    name: 'Name is required',
    company: 'Company is required',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Please provide at least 10 characters describing your needs',
  },
};

const minimums: Record<ConsultationForm, { name: number; company: number; message: number }> = {
  home: { name: 2, company: 2, message: 10 },
  contact: { name: 1, company: 1, message: 10 },
};

const tooLong = (limit: number) =>
  `Please keep this to ${limit.toLocaleString('en-US')} characters`;

function consultationSchema(form: ConsultationForm) {
  const messages = fieldMessages[form];
  const least = minimums[form];
  const text = (field: 'name' | 'company' | 'message') =>
    z
      .string(messages[field])
      .check(
        z.trim(),
        z.minLength(least[field], messages[field]),
        z.maxLength(consultationLimits[field], tooLong(consultationLimits[field])),
      );
  return z.object({
    name: text('name'),
    company: text('company'),
    email: z.pipe(
      z
        .string(messages.email)
        .check(z.trim(), z.maxLength(consultationLimits.email, tooLong(consultationLimits.email))),
      z.email(messages.email),
    ),
    phone: z._default(
      z
        .string(messages.phone)
        .check(
          z.trim(),
          z.regex(phonePattern, messages.phone),
          z.maxLength(consultationLimits.phone, tooLong(consultationLimits.phone)),
        ),
      '',
    ),
    message: text('message'),
  });
}

/** The five fields, checked and trimmed; `phone` is '' when it was not given. */
export const consultationSchemas = {
  home: consultationSchema('home'),
  contact: consultationSchema('contact'),
} as const satisfies Record<ConsultationForm, z.ZodMiniType>;

export type ConsultationRequest = z.infer<(typeof consultationSchemas)['home']>;
export type ConsultationField = keyof ConsultationRequest;
export const consultationFields = [
  'name',
  'company',
  'email',
  'phone',
  'message',
] as const satisfies readonly ConsultationField[];

/** A field that people never see. Whoever fills it is a machine. */
export const honeypotField = 'contact_me_by_fax';

/** Below this time from first input to submit, in milliseconds, a request is suspected as spam. */
export const minimumFillTime = 1000;

/** Known parameters that say something; whatever else a client sends is left out. */
const campaignSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((given) => campaignOf(Object.entries(given))),
);

/**
 * What a form tells beside the five fields. Every part is optional: a plain JSON call without
 * them is an ordinary request (docs/product.md, Consultation form).
 */
export const submissionContextSchema = z.object({
  /** Path of the page that held the form. */
  page: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(300))), undefined),
  campaign: z.catch(z.optional(campaignSchema), undefined),
  [honeypotField]: z.catch(z.optional(z.string()), 'unreadable'),
  /** Milliseconds from first input to submit; a form post sends it as text. */
  fillTime: z.catch(
    z.optional(z.pipe(z.coerce.number(), z.number().check(z.nonnegative()))),
    undefined,
  ),
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
