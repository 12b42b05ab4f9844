/** Unfinished posts and guides: with `draft: true`, a title is enough. */
import { z } from 'zod';
import { buildDay } from '../publication.ts';
import { unwritten } from '../references.ts';

export const draft = z
  .boolean()
  .optional()
  .describe('Shown only in `npm run dev`. A title is enough until it is removed.');

/**
 * @param minTags fewest tags of a finished text
 * @param placeholders what the preview shows for further fields that are not written yet
 * @returns the schema of the fields, of which a draft needs only the title
 */
export const allowDrafts = <Fields extends z.ZodObject<{ draft: typeof draft; tags: z.ZodArray }>>(
  fields: Fields,
  minTags: number,
  placeholders: Readonly<Record<string, unknown>>,
) =>
  z.preprocess(
    (value) =>
      isFields(value) && value.draft === true ? addPlaceholders(value, placeholders) : value,
    fields.refine(({ draft, tags }) => draft || tags.length >= minTags, {
      path: ['tags'],
      error: `must have at least ${minTags} entries`,
      // Runs even if other fields are invalid, so that all errors show at once.
      when: ({ value }) => isFields(value) && Array.isArray(value.tags),
    }),
  );

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addPlaceholders(
  fields: Readonly<Record<string, unknown>>,
  placeholders: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return {
    seoTitle: unwritten,
    answer: unwritten,
    summary: unwritten,
    topic: unwritten,
    date: buildDay(),
    tags: [],
    ...placeholders,
    ...Object.fromEntries(written),
  };
}
