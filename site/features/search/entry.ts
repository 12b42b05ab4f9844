import * as z from 'zod/mini';
import { searchKinds } from '../../../contracts/search-kinds.ts';

/** One page that can be found, as the index holds it. */
const entrySchema = z.object({
  /** Where its result leads. */
  to: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Shown before the excerpt: an article's topic and day. */
  note: z.string(),
  summary: z.string(),
  /** Short names for it: tags, roles, industries, states. */
  tags: z.array(z.string()),
  /** Everything else that it says, as plain text. */
  body: z.string(),
});
export type SearchEntry = z.infer<typeof entrySchema>;

const indexSchema = z.array(entrySchema);

/** @throws ZodError where a proxy or an error page answered instead of the index */
export const readEntries = (value: unknown): SearchEntry[] => indexSchema.parse(value);
