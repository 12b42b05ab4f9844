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

/** What a tool says about keeping, deleting and restoring what is typed into it. */
export const keptForm = z.strictObject({
  kept: words.describe('Where the texts are kept, and until when.'),
  notKept: words.describe('The same, where the browser stores nothing.'),
  noScript: words.describe('Shown where the script of the tool does not run.'),
  delete: words,
  deleted: words,
  undo: words.default('Undo').describe('The button that restores what was deleted.'),
  restored: words.default('Everything is back.').describe('Shown after that.'),
});

/** Set on every file of invented content; `npm run launch:check` lists it until it is replaced. */
export const sample = z.boolean();
