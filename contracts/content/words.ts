/** Small schemas that the content files share. */
import { z } from 'zod';

/** A line of text that must say something. */
export const words = z.string().trim().min(1, 'must not be empty');

/** Search results cut a longer title (docs/product.md, Metadata). */
export const longestTitleChars = 60;

/** The title of a page in search results: a query that somebody types. */
export const searchTitle = words.max(
  longestTitleChars,
  `must not be longer than ${longestTitleChars} characters`,
);

/** A path on this site, with an optional anchor. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, 'must be a path such as /about#team');

/** A link with the words that carry its meaning. */
export const link = z.strictObject({ label: words, to: sitePath });
export type Link = z.infer<typeof link>;

/** Set on every file of invented content; `npm run launch:check` lists it until it is replaced. */
export const sample = z.boolean();
