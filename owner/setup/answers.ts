/** What setup is told: in a file, or by a person who answers its questions. */
import { z } from 'zod';
import { plainError, readContent } from '../../lib/content/read.ts';
import { brandSchema } from '../../lib/content/schemas/brand.ts';
import { lookSchema } from '../../lib/content/schemas/look.ts';
import { readyLookNames, readyLooks } from './ready-looks.ts';

/** A ready look by its name, or the firm's own colors and typeface in the words of brand/look.yaml. */
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

/** Any fields of the brand, by the brand's own rules, how it looks, and what becomes of the invented content. */
export const answersSchema = brandSchema.partial().extend({
  look: lookAnswer.optional(),
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
  /** What an answer must be that cannot be turned into fields. */
  must?: string;
  /** Turns what was typed into the fields that it answers. */
  read(typed: string): Record<string, unknown> | undefined;
}

const asTyped = (field: string) => (typed: string) => ({ [field]: typed });

const questions: readonly Question[] = [
  {
    field: 'name',
    ask: 'What is the firm called?',
    placeholder: 'Alder & Row',
    read: asTyped('name'),
  },
  {
    field: 'legalName',
    ask: 'And its legal name?',
    placeholder: 'Alder & Row LLC',
    read: asTyped('legalName'),
  },
  {
    field: 'siteUrl',
    ask: 'Under which address will the site be?',
    placeholder: 'https://www.alder-row.com',
    read: asTyped('siteUrl'),
  },
  {
    field: 'email',
    ask: 'Which e-mail address is shown to visitors?',
    placeholder: 'hello@alder-row.com',
    read: asTyped('email'),
  },
  {
    field: 'phone',
    ask: 'And which phone number?',
    placeholder: '(214) 555-0142',
    read: asTyped('phone'),
  },
  {
    field: 'postalAddress',
    ask: 'Where does post reach the firm? Every letter says so.',
    placeholder: '7 Row Street, Omaha, NE 68102',
    must: 'must be the street, the town, and two letters of the state before the ZIP code',
    read(typed) {
      const [, street, locality, region, postalCode] = addressLine.exec(typed) ?? [];
      return street ? { postalAddress: { street, locality, region, postalCode } } : undefined;
    },
  },
  {
    field: 'foundingYear',
    ask: 'In which year was it founded?',
    placeholder: '2020',
    must: 'must be a year in four digits',
    read: (typed) => (/^\d+$/.test(typed) ? { foundingYear: Number(typed) } : undefined),
  },
  {
    field: 'venue',
    ask: 'Where are disputes settled? The law of that state governs the terms.',
    placeholder: 'Dallas County, Texas',
    must: 'must be the county and the state, with a comma between them',
    read(typed) {
      const [, state] = /^.+, ([^,]+)$/.exec(typed) ?? [];
      return state ? { venue: typed, governingLaw: state } : undefined;
    },
  },
];

/** The questions about the brand. */
export const brandQuestions = questions.filter(({ field }) => field in brandSchema.shape);

/** @returns what is wrong with what was typed, in the words of the build */
export function mistakeIn(
  { placeholder, must, read }: Question,
  typed: string,
): string | undefined {
  const given = read(typed.trim());
  const result = given && answersSchema.safeParse(given, { error: plainError });
  if (result?.success) return undefined;
  const said = result?.error.issues[0]?.message ?? must ?? 'cannot be used';
  // An example of its own is enough.
  return / such as | look like /.test(said) ? said : `${said}, such as ${placeholder}`;
}

/** @returns the initials of a name, for the references of its requests: Alder & Row gives AR */
export const initialsOf = (name: string): string | undefined =>
  name
    .match(/\b[a-z]/gi)
    ?.slice(0, 4)
    .join('')
    .toUpperCase();
