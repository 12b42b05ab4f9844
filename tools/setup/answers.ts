/** What setup is told: in a file, or by a person who answers its questions. */
import { z } from 'zod';
import { brandSchema } from '../../contracts/content/brand.ts';
import { readContent } from '../../contracts/content/read.ts';

/** Any fields of the brand, by the brand's own rules, and what becomes of the invented content. */
export const answersSchema = brandSchema.partial().extend({
  /** `empty` takes away what is invented and need not be there; `keep` leaves it, marked as sample. */
  samples: z.enum(['keep', 'empty']).default('keep'),
});
export type Answers = z.output<typeof answersSchema>;

/** @throws ContentError naming each field that is wrong */
export const readAnswers = (file: string, text: string): Answers =>
  readContent(file, text, answersSchema);

const addressLine = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

export interface Question {
  field: string;
  ask: string;
  placeholder: string;
  /** Turns what was typed into the field's value. */
  read(typed: string): unknown;
}

const asTyped = (typed: string): unknown => typed;

const questions: readonly Question[] = [
  { field: 'name', ask: 'What is the firm called?', placeholder: 'Alder & Row', read: asTyped },
  {
    field: 'legalName',
    ask: 'And its legal name?',
    placeholder: 'Alder & Row LLC',
    read: asTyped,
  },
  {
    field: 'siteUrl',
    ask: 'Under which address will the site be?',
    placeholder: 'https://www.alder-row.com',
    read: asTyped,
  },
  {
    field: 'email',
    ask: 'Which e-mail address is shown to visitors?',
    placeholder: 'hello@alder-row.com',
    read: asTyped,
  },
  {
    field: 'phone',
    ask: 'And which phone number?',
    placeholder: '(214) 555-0142',
    read: asTyped,
  },
  {
    field: 'postalAddress',
    ask: 'Where does post reach the firm? Every letter says so.',
    placeholder: '7 Row Street, Omaha, NE 68102',
    read(typed) {
      const [, street, locality, region, postalCode] = addressLine.exec(typed) ?? [];
      return { street, locality, region, postalCode };
    },
  },
  {
    field: 'foundingYear',
    ask: 'In which year was it founded?',
    placeholder: '2020',
    read: Number,
  },
  {
    field: 'footerLine',
    ask: 'What is it in one line?',
    placeholder: 'Open role to signed offer.',
    read: asTyped,
  },
  {
    field: 'governingLaw',
    ask: 'Which state’s law governs the terms?',
    placeholder: 'Texas',
    read: asTyped,
  },
  {
    field: 'venue',
    ask: 'Where are disputes settled?',
    placeholder: 'Dallas County, Texas',
    read: asTyped,
  },
];

/** The questions about fields that the brand has. */
export const brandQuestions = questions.filter(({ field }) => field in brandSchema.shape);

/** @returns what is wrong with what was typed, in the brand's own words */
export function mistakeIn(
  { field, placeholder, read }: Question,
  typed: string,
): string | undefined {
  const given = { [field]: read(typed.trim()) };
  const result = answersSchema.safeParse(given);
  if (result.success) return undefined;
  return `${result.error.issues[0]?.message ?? 'cannot be used'}, such as ${placeholder}`;
}
