/** content/form-fields.yaml: what the consultation forms ask beyond the product's own fields. */
import { z } from 'zod';
import { parseCampaign } from '../../forms/campaign.ts';
import { consultationFields } from '../../forms/consultation.ts';
import { honeypotField } from '../../forms/endpoints.ts';
import { areUnique, words } from './words.ts';

/** People abandon longer forms. */
const maxFields = 12;
/** In code points, for one text answer and for all together, so that a request fits the server's 64 KB. */
const maxTextChars = 500;
const maxTotalTextChars = 2000;
const defaultTextChars = 200;

/** Names that requests, the webhook and the browser's form already use. */
const reservedNames = new Set<string>([
  ...consultationFields.map(({ name }) => name),
  honeypotField,
  'page',
  'campaign',
  'form',
  'reference',
  'suspected',
  'own',
  // A control with this name would hide the form's own property.
  ...['action', 'attributes', 'children', 'closest', 'constructor', 'elements', 'length', 'method'],
  ...['nodename', 'reset', 'submit', 'target'],
]);

/** Columns that the export already has. */
const reservedHeadings = new Set<string>([
  ...consultationFields.map(({ heading }) => heading),
  ...['reference', 'receivedAt', 'form', 'page', 'campaign', 'state', 'spamReason', 'ownFields'],
]);

const isReserved = (name: string) =>
  reservedNames.has(name) || Object.keys(parseCampaign([[name, 'x']])).length > 0;

const shared = {
  /** Answers are sent, stored and relayed under this name, so it stays when the label changes. */
  name: z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{0,39}$/,
      'must be lower case letters, digits and underscores, such as start_date',
    )
    .refine((name) => !isReserved(name), {
      error: ({ input }) =>
        `'${String(input)}' is already a name of the product's own. Choose another`,
    }),
  /** Above the control, and before the answer in mails. */
  label: words.max(60),
  /** A sentence that helps to answer. */
  hint: words.optional(),
  required: z.boolean().default(false),
  /** Shown beside an invalid answer. */
  message: words,
  /** The column in exports; the name where it is left out. */
  heading: words
    .regex(/^[^()]*$/, 'must not have parentheses')
    .refine((heading) => !reservedHeadings.has(heading), {
      error: ({ input }) => `'${String(input)}' is already a column of the export. Choose another`,
    })
    .optional(),
};

const option = words.max(100);

const fieldSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('text'),
      ...shared,
      limit: z
        .int()
        .min(1)
        .max(maxTextChars)
        .default(defaultTextChars)
        .describe('Maximum length of an answer in characters.'),
    }),
    z.strictObject({
      kind: z.literal('choice'),
      ...shared,
      options: z.array(option).min(2).max(12).refine(areUnique, 'has an option twice'),
    }),
    z.strictObject({
      kind: z.literal('consent'),
      ...shared,
      wording: words
        .max(500)
        .describe('What the visitor agrees to, beside the box. It is kept with the answer.'),
    }),
  ])
  .transform((field) => ({ ...field, heading: field.heading ?? field.name }));

/** A field that the owner added. */
export type OwnField = z.output<typeof fieldSchema>;

/** A checked value of an own field: '' or null if it is empty, true for a ticked box. */
export type OwnValue = string | boolean | null;
export type OwnValues = Record<string, OwnValue>;

const findDuplicate = (values: readonly string[]) =>
  values.findIndex((value, index) => values.indexOf(value) < index);

/** Also the schema of the fields in the site record. */
export const ownFieldsSchema = z
  .array(fieldSchema)
  .max(maxFields)
  .superRefine((fields, context) => {
    for (const key of ['name', 'label', 'heading'] as const) {
      const index = findDuplicate(fields.map((field) => field[key]));
      if (index < 0) continue;
      const message = `'${fields[index]?.[key]}' is used twice. Give one of the fields another ${key}`;
      context.addIssue({ code: 'custom', path: [index, key], message });
    }
    const characters = fields.reduce(
      (sum, field) => sum + (field.kind === 'text' ? field.limit : 0),
      0,
    );
    if (characters > maxTotalTextChars) {
      const message = `the text fields take ${characters} characters together, and a request has room for ${maxTotalTextChars}. Lower their limits`;
      context.addIssue({ code: 'custom', message });
    }
  });
