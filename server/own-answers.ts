/** Visitors' answers to the owner's own fields. */
import { z } from 'zod';
import { formatLongTime } from './text/format.ts';

const question = { name: z.string(), label: z.string(), heading: z.string() };

/** An answer contains its question, since the owner may change or remove the field. */
export const ownAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ ...question, kind: z.enum(['text', 'choice']), value: z.string() }),
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

/** @returns the answer for emails and terminals; '' if it is empty */
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
