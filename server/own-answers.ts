/** What visitors answered to an owner's own fields, with what they were asked. */
import { z } from 'zod';
import type { OwnField } from '../lib/content/schemas/form-fields.ts';
import type { OwnValues } from '../lib/forms/own-field-schemas.ts';
import { formatLongTime } from './text/format.ts';

const asked = { name: z.string(), label: z.string(), heading: z.string() };

/** An answer keeps its question: it reads well when the field has long been changed or removed. */
export const ownAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.enum(['text', 'choice']), value: z.string() }),
  z.object({ ...asked, kind: z.literal('number'), value: z.number().nullable() }),
  z.object({
    ...asked,
    kind: z.literal('consent'),
    value: z.boolean(),
    /** What stood beside the box. */
    wording: z.string(),
    /** When the ticked box reached the server, in ISO 8601; null where it was not ticked. */
    givenAt: z.string().nullable(),
  }),
]);
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

/**
 * @param values checked, by name
 * @param now epoch milliseconds
 * @returns an answer for each field that was asked, also where none was given
 */
export const createOwnAnswers = (
  fields: readonly OwnField[],
  values: OwnValues,
  now: number,
): OwnAnswer[] => fields.map((field) => answerTo(field, values[field.name], now));

function answerTo(field: OwnField, value: OwnValues[string] | undefined, now: number): OwnAnswer {
  const { name, label, heading, kind } = field;
  const question = { name, label, heading };
  switch (kind) {
    case 'text':
    case 'choice':
      return { ...question, kind, value: typeof value === 'string' ? value : '' };
    case 'number':
      return { ...question, kind, value: typeof value === 'number' ? value : null };
    case 'consent': {
      const givenAt = value === true ? new Date(now).toISOString() : null;
      const { wording } = field;
      return { ...question, kind, value: value === true, wording, givenAt };
    }
  }
}

/** @returns the answer as a person reads it; '' without one */
export function formatAnswer(answer: OwnAnswer, timeZone: string): string {
  if (answer.kind !== 'consent') return formatAnswerCell(answer);
  if (answer.givenAt === null) return 'no';
  return `yes, ${formatLongTime(timeZone, Date.parse(answer.givenAt))}: “${answer.wording}”`;
}

/** @returns when a box was ticked, in ISO 8601, and the text next to it; '' if it was not ticked */
export const formatConsent = ({
  givenAt,
  wording,
}: Extract<OwnAnswer, { kind: 'consent' }>): string =>
  givenAt === null ? '' : `${givenAt}: “${wording}”`;

/** @returns the answer as a table sorts it; '' where none was given */
export function formatAnswerCell({ kind, value }: OwnAnswer): string {
  if (kind === 'consent') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
}
