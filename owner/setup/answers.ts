/** The answers that setup takes, from a file or at the terminal. */
import { z } from 'zod';
import { explainIssue } from '../../lib/content/explain-issue.ts';
import { brandSchema } from '../../lib/content/schemas/brand.ts';
import { lookSchema } from '../../lib/content/schemas/look.ts';
import { readyLookNames, readyLooks } from './ready-looks.ts';

/** The name of a ready look, or colors and typeface as in brand/look.yaml. */
const lookAnswer = z.union(
  [
    z.enum(readyLookNames).transform((name) => {
      const { colors, typeface } = readyLooks[name];
      return { colors, typeface };
    }),
    lookSchema.partial(),
  ],
  {
    error: ({ input }) =>
      typeof input === 'string'
        ? `must be one of: ${readyLookNames.join(', ')}; or have colors and typeface, as in brand/look.yaml`
        : undefined,
  },
);

/** Any fields of the firm, and its look. */
export const answersSchema = brandSchema.omit({ sample: true }).partial().extend({
  look: lookAnswer.optional(),
});
export type Answers = z.output<typeof answersSchema>;

export interface Question {
  field: string;
  message: string;
  placeholder: string;
  /** The rule to show if the text cannot be parsed. */
  rule?: string;
  /** @returns the fields that the text answers, or undefined */
  parse(text: string): Record<string, unknown> | undefined;
}

/** The postal code comes after the state in the United States; elsewhere after the town, or before it. */
const addressPatterns = [
  /^(?<street>.+), (?<locality>[^,]+), (?<region>[A-Z]{2}) (?<postalCode>\d{5}(?:-\d{4})?)$/,
  /^(?<street>.+), (?<locality>[^,]+), (?<postalCode>(?=.*\d)[A-Z\d][A-Z\d -]{2,9})$/,
  /^(?<street>.+), (?<postalCode>\d[A-Z\d -]{2,9}) (?<locality>[^,\d]+)$/,
];

const toTextQuestion = (field: string, message: string, placeholder: string): Question => ({
  field,
  message,
  placeholder,
  parse: (text) => ({ [field]: text }),
});

/** The questions about the brand. */
export const brandQuestions: readonly Question[] = [
  toTextQuestion('name', 'What is the firm called?', 'Alder & Row'),
  toTextQuestion('legalName', 'What is its legal name?', 'Alder & Row LLC'),
  toTextQuestion('siteUrl', 'What is the address of the site?', 'https://www.alder-row.com'),
  toTextQuestion('email', 'Which email address do visitors see?', 'hello@alder-row.com'),
  toTextQuestion('phone', 'Which phone number do they see?', '(214) 555-0142'),
  {
    field: 'postalAddress',
    message: 'What is the firm’s postal address? Every letter shows it.',
    placeholder: '7 Row Street, Omaha, NE 68102',
    rule: 'must be the street, the town, and two letters of the state before the ZIP code, or outside the United States the postal code alone',
    parse(text) {
      const match = addressPatterns.map((pattern) => pattern.exec(text)).find(Boolean);
      return match ? { postalAddress: { ...match.groups } } : undefined;
    },
  },
  {
    field: 'foundingYear',
    message: 'In which year was it founded?',
    placeholder: '2020',
    rule: 'must be a year in four digits',
    parse: (text) => (/^\d+$/.test(text) ? { foundingYear: Number(text) } : undefined),
  },
  toTextQuestion(
    'timeZone',
    'In which time zone does it work? Mails show times in it.',
    'America/Los_Angeles',
  ),
  {
    field: 'venue',
    message: 'Where are disputes settled? The law of that state or country governs the terms.',
    placeholder: 'Dallas County, Texas',
    rule: 'must be the place and the state or country, with a comma between them',
    parse(text) {
      const [, state] = /^.+, ([^,]+)$/.exec(text) ?? [];
      return state ? { venue: text, governingLaw: state } : undefined;
    },
  },
];

/** @returns what is wrong with an answer, with an example; undefined for a valid one */
export function findMistake(
  { placeholder, rule, parse }: Question,
  text: string,
): string | undefined {
  const fields = parse(text.trim());
  const result = fields && answersSchema.safeParse(fields, { error: explainIssue });
  if (result?.success) return undefined;
  const message = result?.error.issues[0]?.message ?? rule ?? 'cannot be used';
  const hasExample = / such as | look like /.test(message);
  return hasExample ? message : `${message}, such as ${placeholder}`;
}
