/** Visitors' answers to the owner's own fields. */
import { z } from 'zod';
import type { OwnField, OwnValues } from '../lib/content/schemas/form-fields.ts';
import { formatLongTime } from './text/format.ts';

const question = { name: z.string(), label: z.string(), heading: z.string() };

/** An answer contains its question, since the owner may change or remove the field. */
export const ownAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ ...question, kind: z.enum(['text', 'choice']), value: z.string() }),
  z.object({ ...question, kind: z.literal('number'), value: z.number().nullable() }),
  z.object({
    ...question,
    kind: z.literal('consent'),
    value: z.boolean(),
    /** The text next to the box. */
    wording: z.string(),
    /** When the server received the ticked box, in ISO 8601; null if it was not ticked. */
    givenAt: z.string().nullable(),
  }),
]);
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

/**
 * @param values checked, by name
 * @param now epoch milliseconds
 * @returns an answer for each field, including empty ones
 */
export const createOwnAnswers = (
  fields: readonly OwnField[],
  values: OwnValues,
  now: number,
): OwnAnswer[] => fields.map((field) => createOwnAnswer(field, values[field.name], now));

function createOwnAnswer(
  field: OwnField,
  value: OwnValues[string] | undefined,
  now: number,
): OwnAnswer {
  const { name, label, heading, kind } = field;
  const base = { name, label, heading };
  switch (kind) {
    case 'text':
    case 'choice':
      return { ...base, kind, value: typeof value === 'string' ? value : '' };
    case 'number':
      return { ...base, kind, value: typeof value === 'number' ? value : null };
    case 'consent': {
      const givenAt = value === true ? new Date(now).toISOString() : null;
      const { wording } = field;
      return { ...base, kind, value: value === true, wording, givenAt };
    }
  }
}

/** @returns the answer for mails and terminals; '' if it is empty */
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

/** @returns the answer for a sortable column; '' if it is empty */
export function formatAnswerCell({ kind, value }: OwnAnswer): string {
  if (kind === 'consent') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
}
