/**
 * The consultation request: its fields, each described once. Schemas, forms, pages, mails, calls,
 * exports, and the store's columns follow from this list (docs/product.md, Consultation form).
 * Without Zod, so that a form can be shown before its rules have loaded.
 */

/** The two forms that create a consultation request; each has its own messages. */
export const consultationForms = ['home', 'contact'] as const;
export type ConsultationForm = (typeof consultationForms)[number];

/** Longest address of a mailbox, in code points (RFC 5321, section 4.5.3.1.3). */
export const maxEmailChars = 254;

/** One question of the forms. */
export interface FieldDefinition<Name extends string> {
  /** In the forms, in calls, and as the store's column. */
  name: Name;
  label: string;
  /** What the answer is checked as, and which control and keyboard it gets. */
  kind: 'text' | 'email' | 'tel' | 'multiline';
  /** A field that is not required may be left empty; its value is then ''. */
  required: boolean;
  /** The field that may stand for this one: where it is given, this one may be left empty. */
  waivedBy?: string;
  /** Comes from another page of the site: a form shows it only where it is there. */
  attached?: true;
  /** Fewest code points of an answer; 1 by default. For required fields. */
  minChars?: Record<ConsultationForm, number>;
  /** Most code points of an answer. */
  maxChars: number;
  /** The message for an invalid answer, except for one that is too long. */
  messages: Record<ConsultationForm, string>;
  /** How to mend such an answer, where the message does not say it. */
  advice?: string;
  autoComplete?: string;
  /** Column in exports. People's spreadsheets rely on it, so it outlives a change of the name. */
  heading: string;
}

const listOf = <const Name extends string>(fields: readonly FieldDefinition<Name>[]) => fields;

/** In the order in which every form, mail, and export has them. */
export const consultationFields = listOf([
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
    advice:
      'Use digits, spaces, parentheses, and hyphens, with a plus sign in front if you like. An extension fits in your message.',
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

/** Every field, checked and trimmed; '' for an optional one that was not given. */
export type ConsultationRequest = Record<ConsultationField, string>;
