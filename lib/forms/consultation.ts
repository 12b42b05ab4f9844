/**
 * The fields of a consultation request. Schemas, forms, pages, mails, webhooks, exports and the
 * store's columns follow from this list (docs/product.md, Consultation form). No Zod here, so that a
 * form can be shown before its schemas have loaded.
 */

/** The forms that create a consultation request. That of the career page asks for a short call. */
export const consultationForms = ['home', 'contact', 'career'] as const;
export type FormName = (typeof consultationForms)[number];

/** What is asked for: a consultation, or the short call of the career page. */
export const calls = ['consultation', 'career'] as const;
export type Call = (typeof calls)[number];

/** Lengths, unless content/hours.yaml has others. */
export const callMinutes: Record<Call, number> = { consultation: 30, career: 15 };

export const getCall = (form: FormName): Call => (form === 'career' ? 'career' : 'consultation');

/** The forms with messages and least lengths of their own. */
type Voice = Exclude<FormName, 'career'>;

/** The career form speaks as the contact form does. */
export const getVoice = (form: FormName): Voice => (form === 'home' ? 'home' : 'contact');

/** In code points (RFC 5321, section 4.5.3.1.3). */
export const maxEmailChars = 254;

/** A field of the forms. */
export interface FieldDefinition<Name extends string> {
  /** In forms and request bodies, and the name of the store's column. */
  name: Name;
  /** As shipped; content/words.yaml may replace label, messages and advice. */
  label: string;
  /** Decides the check, the control and the keyboard. */
  kind: 'text' | 'email' | 'tel' | 'multiline';
  /** An optional field may be empty; its value is then ''. */
  required: boolean;
  /** The form on which a required field is optional. */
  optionalOn?: FormName;
  /** If the field of this name has a value, this one may be empty. */
  waivedBy?: string;
  /** Filled by another page of the site; a form shows it only if it has a value. */
  attached?: true;
  /** Code points; 1 by default. For required fields. */
  minChars?: Record<Voice, number>;
  /** Code points. */
  maxChars: number;
  /** The message for an invalid value, unless it is too long. */
  messages: Record<Voice, string>;
  /** How to correct the value, if the message does not say it. */
  advice?: string;
  autoComplete?: string;
  /** Column in exports. Spreadsheets rely on it: keep it when the name changes. */
  heading: string;
}

const defineFields = <const Name extends string>(fields: readonly FieldDefinition<Name>[]) =>
  fields;

/** In the order of forms, mails and exports. */
export const consultationFields = defineFields([
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    required: true,
    minChars: { home: 2, contact: 1 },
    maxChars: 120,
    messages: { home: 'Name must be at least 2 characters', contact: 'Name is required' },
    autoComplete: 'name',
    heading: 'name',
  },
  {
    name: 'company',
    label: 'Company',
    kind: 'text',
    required: true,
    // The page addresses people between jobs.
    optionalOn: 'career',
    minChars: { home: 2, contact: 1 },
    maxChars: 160,
    messages: { home: 'Company name is required', contact: 'Company is required' },
    autoComplete: 'organization',
    heading: 'company',
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    required: true,
    maxChars: maxEmailChars,
    messages: { home: 'Invalid email address', contact: 'Please enter a valid email address' },
    autoComplete: 'email',
    heading: 'email',
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    required: false,
    maxChars: 40,
    messages: { home: 'Invalid phone number', contact: 'Please enter a valid phone number' },
    advice: 'Use digits, spaces, parentheses, and hyphens, with a plus sign in front if you like.',
    autoComplete: 'tel',
    heading: 'phone',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'multiline',
    required: true,
    waivedBy: 'brief',
    minChars: { home: 10, contact: 10 },
    maxChars: 5000,
    messages: {
      home: 'Please tell us a bit more about your needs',
      contact: 'Please provide at least 10 characters describing your needs',
    },
    heading: 'message',
  },
  {
    name: 'brief',
    label: 'Hiring brief',
    kind: 'multiline',
    required: false,
    attached: true,
    maxChars: 8000,
    messages: {
      home: 'Please send the brief as text',
      contact: 'Please send the brief as text',
    },
    heading: 'brief',
  },
]);

export type ConsultationField = (typeof consultationFields)[number]['name'];

/** Checked and trimmed values; '' for an empty optional field. */
export type ConsultationRequest = Record<ConsultationField, string>;

/** The words of a field. */
type FieldWords = Pick<FieldDefinition<string>, 'label' | 'messages' | 'advice'>;
/** By the field's name; a missing field has its shipped words. */
export type FieldsWords = Readonly<Partial<Record<string, FieldWords>>>;

/**
 * @param form decides which fields are required; by default those that are so on most forms
 * @returns the fields in the firm's words
 */
export const getFields = (
  words: FieldsWords,
  form?: FormName,
): FieldDefinition<ConsultationField>[] =>
  consultationFields.map((field: FieldDefinition<ConsultationField>) => ({
    ...field,
    ...words[field.name],
    required: field.required && (form === undefined || field.optionalOn !== form),
  }));

/** @returns the result of `map` for each field, by the field's name, in the order of the list */
export function mapFields<Result>(
  map: (field: FieldDefinition<ConsultationField>) => Result,
  words?: FieldsWords,
  form?: FormName,
): Record<ConsultationField, Result>;
export function mapFields<Result>(
  map: (field: FieldDefinition<ConsultationField>) => Result,
  words: FieldsWords = {},
  form?: FormName,
): Record<string, Result> {
  return Object.fromEntries(getFields(words, form).map((field) => [field.name, map(field)]));
}

/** @returns the fields that a request carries: an attached field only if it has a value */
export const getSentFields = (fields: ConsultationRequest): Record<string, string> =>
  Object.fromEntries(
    consultationFields
      .filter(({ name, attached }) => !attached || fields[name] !== '')
      .map(({ name }) => [name, fields[name]]),
  );

/** @returns the label of a field; the name if there is no such field */
export const getLabel = (
  name: string,
  fields: readonly { name: string; label: string }[],
): string => fields.find((field) => field.name === name)?.label ?? name;

/** @returns an error message for a list of errors: it starts with the field's label unless it contains it */
export const nameField = (label: string, message: string): string =>
  message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label.replace(/[^.:?!]$/, '$&:')} ${message}`;

/** @returns the options of a select; an optional one starts with an empty option */
export const getOptions = (field: { options: readonly string[]; required: boolean }) =>
  field.required ? field.options : ['', ...field.options];

/**
 * @param message the error message of the field's value
 * @returns how to correct the value, if the message does not say it
 */
export const getAdvice = (
  { messages, advice }: FieldWords,
  form: FormName,
  message: string | undefined,
): string | undefined => (message === messages[getVoice(form)] ? advice : undefined);
