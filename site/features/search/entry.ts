import * as z from 'zod/mini';
import { searchKinds } from '../../../lib/content/browser-constants.ts';

/** A page in the search index. */
const entrySchema = z.object({
  /** The path that its result links to. */
  to: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Shown before the excerpt: an article's topic and date. */
  note: z.string(),
  summary: z.string(),
  /** Keywords: tags, roles, industries, states. */
  tags: z.array(z.string()),
  /** The rest of the text, without markup. */
  body: z.string(),
});
export type SearchEntry = z.infer<typeof entrySchema>;

const indexSchema = z.array(entrySchema);

/** @throws ZodError if the response is not the index, such as a proxy's error page */
export const readEntries = (value: unknown): SearchEntry[] => indexSchema.parse(value);
